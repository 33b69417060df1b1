/** Where a person is signed in, as the one that asks sees it. */
export interface Session {
  id: number;
  /** The one that asks. */
  current: boolean;
  user_agent: string | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}
