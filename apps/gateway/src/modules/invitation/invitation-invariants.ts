import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Rows about invitations that must not exist. */
export const invitationInvariants: Invariants = {
  'invitation: hours on one side only': sql`
    select r.friend_id::text as what from invite_record r
    where (select count(*) from pass_free_hours h where h.tenant_id = r.tenant_id and h.ref = r.friend_id::text and h.hours = r.hours
      and ((h.reason = 'invited' and h.user_id = r.friend_id) or (h.reason = 'inviting' and h.user_id = r.inviter_id))) <> case when r.hours > 0 then 2 else 0 end`,
  'invitation: more free hours begun than earned': sql`
    select user_id::text as what from pass_free_hours group by user_id having sum(hours) < 0`,
}
