-- Chargebacks as cases of the staff: reason, deadline, owner, evidence and answer (docs/decisions/money/062-evidence-is-sent-once.md).

alter table payment_dispute
  -- Why the buyer disputes the payment, in one word.
  add column reason text not null default 'other',
  -- The time until which the provider takes evidence; null if it asks for none.
  add column evidence_by timestamptz,
  -- The member of staff who looks into it.
  add column owner_id bigint,
  -- The statement of staff, and the version of statement and files.
  add column statement text not null default '',
  add column version int not null default 0,
  -- The answer to the provider, which can be given once, and when the provider took it or turned out not to.
  add column answer text check (answer in ('evidence', 'accepted')),
  add column answered_by bigint,
  add column answered_at timestamptz,
  add column sent_at timestamptz,
  add column refused_at timestamptz,
  -- Exactly what was sent. The pack is drawn from it, and it is forgotten long after the end.
  add column evidence jsonb,
  add column forgotten_at timestamptz,
  add foreign key (tenant_id, owner_id) references app_user (tenant_id, id),
  add foreign key (tenant_id, answered_by) references app_user (tenant_id, id),
  add constraint payment_dispute_answered check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  add constraint payment_dispute_sent check (sent_at is null or refused_at is null);
create index payment_dispute_queue on payment_dispute (tenant_id, state, evidence_by, id);
create index payment_dispute_to_forget on payment_dispute (tenant_id, closed_at) where evidence is not null;

-- A decided dispute stays decided, and stays that of its payment. An answer stays as it was given.
create or replace function payment_dispute_guard() returns trigger language plpgsql as $$ begin
  if (old.state <> 'open' and new.state <> old.state) or new.payment_id <> old.payment_id then
    raise exception 'payment dispute % is %', old.id, old.state using errcode = 'TP409';
  end if;
  if old.answer is not null and (new.answer, new.answered_by, new.answered_at, new.statement, new.version)
    is distinct from (old.answer, old.answered_by, old.answered_at, old.statement, old.version) then
    raise exception 'payment dispute % is answered', old.id using errcode = 'TP409';
  end if;
  if old.evidence is not null and new.evidence is distinct from old.evidence
    and not (new.evidence is null and new.forgotten_at is not null and old.state <> 'open') then
    raise exception 'payment dispute %: what was sent stays as it is', old.id using errcode = 'TP409';
  end if;
  return new;
end $$;

-- Pictures that staff add to the evidence.
create table chargeback_file (
  tenant_id int not null references tenant,
  dispute_id text not null,
  file_id uuid not null,
  position int not null check (position >= 0),
  primary key (tenant_id, dispute_id, file_id),
  foreign key (tenant_id, dispute_id) references payment_dispute (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
create index chargeback_file_of on chargeback_file (tenant_id, file_id);
call protect_tenant_table('chargeback_file');

-- The disputes of the sandbox provider.
create table sandbox_dispute (
  tenant_id int not null references tenant,
  id text not null,
  session_id uuid not null,
  state text not null default 'open' check (state in ('open', 'reviewed', 'won', 'lost')),
  respond_by timestamptz not null,
  -- Key and statement of the evidence it was sent.
  evidence_key text,
  statement text,
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references sandbox_session (tenant_id, id)
);
call protect_tenant_table('sandbox_dispute');
revoke delete on sandbox_dispute from tradepost_app;
