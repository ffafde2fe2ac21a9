-- The first administrator of a tenant is invited by the command that creates the tenant, when it has no account yet.
alter table member_invitation alter column invited_by drop not null;
