-- Lists of the seller centre for sellers with many units: the units of an offer in one state, newest first, and their
-- number.
create index account_unit_listed on account_unit (tenant_id, offer_id, state, added_at desc, id);
-- It begins with the columns of this one.
drop index account_unit_state;
