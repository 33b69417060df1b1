// Made of en/profile.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Account */
export const account = /* @__PURE__ */ __message__<string>('shell:profile.account');
/** All fields are required */
export const allFieldsRequired = /* @__PURE__ */ __message__<string>('shell:profile.allFieldsRequired');
/** Authentication error */
export const authenticationError = /* @__PURE__ */ __message__<string>('shell:profile.authenticationError');
/** Change Password */
export const changePassword = /* @__PURE__ */ __message__<string>('shell:profile.changePassword');
/** Failed to change password */
export const changePasswordFailed = /* @__PURE__ */ __message__<string>('shell:profile.changePasswordFailed');
/** Confirm new password */
export const confirmNewPassword = /* @__PURE__ */ __message__<string>('shell:profile.confirmNewPassword');
/** Current password */
export const currentPassword = /* @__PURE__ */ __message__<string>('shell:profile.currentPassword');
/** Email */
export const email = /* @__PURE__ */ __message__<string>('shell:profile.email');
/** Enter your current password */
export const enterCurrentPassword = /* @__PURE__ */ __message__<string>('shell:profile.enterCurrentPassword');
/** Enter your email */
export const enterEmail = /* @__PURE__ */ __message__<string>('shell:profile.enterEmail');
/** Enter a new password */
export const enterNewPassword = /* @__PURE__ */ __message__<string>('shell:profile.enterNewPassword');
/** Enter a username */
export const enterUsername = /* @__PURE__ */ __message__<string>('shell:profile.enterUsername');
/** First name */
export const firstName = /* @__PURE__ */ __message__<string>('shell:profile.firstName');
/** The dashboard greets you by your first name. */
export const firstNameHint = /* @__PURE__ */ __message__<string>('shell:profile.firstNameHint');
/** Profile Information */
export const information = /* @__PURE__ */ __message__<string>('shell:profile.information');
/** Last name */
export const lastName = /* @__PURE__ */ __message__<string>('shell:profile.lastName');
/** Loading profile... */
export const loading = /* @__PURE__ */ __message__<string>('shell:profile.loading');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('shell:profile.name');
/** New password */
export const newPassword = /* @__PURE__ */ __message__<string>('shell:profile.newPassword');
/** New passwords do not match */
export const newPasswordsDiffer = /* @__PURE__ */ __message__<string>('shell:profile.newPasswordsDiffer');
/** Profile */
export const profile = /* @__PURE__ */ __message__<string>('shell:profile.profile');
/** Save Changes */
export const saveChanges = /* @__PURE__ */ __message__<string>('shell:profile.saveChanges');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('shell:profile.saving');
/** Failed to update profile */
export const updateFailed = /* @__PURE__ */ __message__<string>('shell:profile.updateFailed');
/** Profile updated. */
export const updated = /* @__PURE__ */ __message__<string>('shell:profile.updated');
/** Username */
export const username = /* @__PURE__ */ __message__<string>('shell:profile.username');
/** Username and email are required */
export const usernameAndEmailRequired = /* @__PURE__ */ __message__<string>('shell:profile.usernameAndEmailRequired');
/** You stay signed in here. Every other session ends. */
export const youStaySignedIn = /* @__PURE__ */ __message__<string>('shell:profile.youStaySignedIn');
