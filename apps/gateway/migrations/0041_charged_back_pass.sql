-- A pass whose money its bank took back is not charged again: the platform turns the renewal off.
update state_edge set actors = '{buyer,platform}' where machine = 'membership' and from_state = 'active_auto' and to_state = 'active_manual';
-- Nothing ever ended the refunds of an order: a pass is no order, and what is lent is known by its kind.
drop table refund_end;
