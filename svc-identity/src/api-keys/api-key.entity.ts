import type { ApiKeyAccess } from '@carnet/nest-kit';

/** A key of a person, as in their list. */
export interface ApiKey {
  id: number;
  name: string;
  prefix: string;
  access: ApiKeyAccess;
  vehicle_id: number | null;
  vehicle_name: string | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  uses: number;
}
