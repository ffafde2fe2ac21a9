-- Sellers give a part of the price back on their own, and answer a request for a refund with a part.

alter table part_refund
  drop constraint part_refund_reason,
  drop constraint part_refund_pieces,
  -- What the seller wrote to the buyer with it.
  add column note text check (char_length(note) between 1 and 2000),
  -- `given`: the seller gave it, for delivered pieces or as an amount.
  add constraint part_refund_reason check (reason in ('agreed', 'unit', 'undelivered', 'overdue', 'given')),
  add constraint part_refund_pieces check (case reason when 'agreed' then pieces = 0 when 'unit' then pieces = 1
    when 'given' then pieces >= 0 else pieces > 0 end);

-- `part`: the seller gave a part back at once. The order goes on, and its buyer may confirm, ask again or open a dispute.
alter table refund_request
  drop constraint refund_request_answer_check,
  add constraint refund_request_answer check (answer in ('accepted', 'refused', 'automatic', 'part'));

insert into state_edge values ('order', 'refund_requested', 'delivered', '{seller}');
