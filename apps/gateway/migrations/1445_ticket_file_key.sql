-- A database that is spread over several nodes by tenant cannot change keys by cascade. The merge of two requests moves the
-- files itself, and the key is checked at the end of the transaction.
alter table ticket_file drop constraint ticket_file_tenant_id_ticket_id_seq_fkey;
alter table ticket_file add constraint ticket_file_tenant_id_ticket_id_seq_fkey foreign key (tenant_id, ticket_id, seq)
  references ticket_message (tenant_id, ticket_id, seq) deferrable initially deferred;
grant update (ticket_id, seq) on ticket_file to tradepost_app;
