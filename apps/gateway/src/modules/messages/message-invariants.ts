import { sql } from 'drizzle-orm'
import type { Invariants } from '../../platform/db/invariants.ts'

/** Rows about reported and hidden messages that must not exist. */
export const messageInvariants: Invariants = {
  'message report: ended with a removal that never was': sql`
    select r.id::text as what from message_report r where r.outcome = 'hidden' and not exists (
      select from message_removal g where g.tenant_id = r.tenant_id and g.conversation_id = r.conversation_id and g.seq = r.seq)`,
  'message report: of a message of its own side, or of none that a person wrote': sql`
    select r.id::text as what from message_report r
    join message m on m.tenant_id = r.tenant_id and m.conversation_id = r.conversation_id and m.seq = r.seq
    where m.kind <> 'text' or m.author = r.side or m.author not in ('buyer', 'seller')`,
  'message removal: of a message that the platform wrote': sql`
    select g.conversation_id || '/' || g.seq as what from message_removal g
    join message m on m.tenant_id = g.tenant_id and m.conversation_id = g.conversation_id and m.seq = g.seq
    where m.kind <> 'text' or m.author not in ('buyer', 'seller')`,
}
