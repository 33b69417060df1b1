// Swagger UI sanitises its Markdown itself and then sets it as HTML; nothing here may make a script of text.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => html });
