import type pg from 'pg'

/**
 * Records finished orders with all that the gateway writes for one: purchase, payment, delivery, states, books and
 * points. The product's triggers see each order at its own time, so listings, handover steps, documents, levels and
 * scores are theirs.
 *
 * NOTE: the gateway's own functions would take ten times as long. `apps/demo/test/past-orders.test.ts` compares an order of
 * each with the other, and the invariants hold for both.
 */
const functions = `
create function pg_temp.act(actor text, at timestamptz) returns void language sql as
  $$ select set_config('app.actor', actor, true), set_config('app.now', at::text, true) $$;

create function pg_temp.book(of_tenant int, transfer_id uuid, of_kind text, of_unit text, ref_kind text, of_ref text,
  at timestamptz, accounts uuid[], amounts bigint[]) returns void language sql as $$
  insert into transfer (tenant_id, id, kind, unit, ref_kind, ref_id, created_at, created_by)
    values (of_tenant, transfer_id, of_kind, of_unit, ref_kind, of_ref, at, actor_kind());
  insert into posting (tenant_id, transfer_id, seq, account_id, amount)
    select of_tenant, transfer_id, n - 1, account, amount
    from unnest(accounts, amounts) with ordinality as leg (account, amount, n) where amount <> 0;
$$;

create function pg_temp.record_sales(of_tenant int, sales jsonb) returns void language plpgsql as $$
declare s record;
begin
  for s in select * from jsonb_to_recordset(sales) as x (
    id bigint, purchase_id uuid, payment_id uuid, conversation_id bigint, buyer_id bigint, email text, seller_id bigint,
    offer_id bigint, quantity int, unit_minor bigint, total_minor bigint, fee_percent numeric, fee_minor bigint,
    title text, offer jsonb, inputs jsonb, mode text, locale text, ordered_at timestamptz, paid_at timestamptz,
    delivered_at timestamptz, confirmed_at timestamptz, closed_at timestamptz, pay_before timestamptz,
    deliver_by timestamptz, confirm_by timestamptz, insured_until timestamptz, confirmed_as text, late boolean,
    units uuid[], secret_ct bytea, secret_key_id text, capture_id uuid, settle_id uuid, points_id uuid, points int,
    psp uuid, escrow uuid, payable uuid, fee uuid, points_issue uuid, points_account uuid,
    review_points_id uuid, review_points int, reviewed_at timestamptz)
  loop
    perform pg_temp.act('buyer:' || s.buyer_id, s.ordered_at);
    insert into purchase (tenant_id, id, buyer_id, total_minor, currency, delivery_email, locale, pay_before, created_at)
      values (of_tenant, s.purchase_id, s.buyer_id, s.total_minor, 'USD', s.email, s.locale, s.pay_before, s.ordered_at);
    insert into order_head (tenant_id, id, purchase_id, buyer_id, seller_id, offer_id, quantity, unit_price_minor,
        full_minor, total_minor, currency, per_usd, fee_percent, title, offer, inputs, delivery_mode, delivery_email,
        deadline_at, created_at)
      values (of_tenant, s.id, s.purchase_id, s.buyer_id, s.seller_id, s.offer_id, s.quantity, s.unit_minor,
        s.total_minor, s.total_minor, 'USD', 1, s.fee_percent, s.title, s.offer, s.inputs, s.mode, s.email,
        s.pay_before, s.ordered_at);

    perform pg_temp.act('platform', s.paid_at);
    insert into payment (tenant_id, id, purchase_id, provider, state, amount_minor, currency, created_at, updated_at)
      values (of_tenant, s.payment_id, s.purchase_id, 'sandbox', 'captured', s.total_minor, 'USD', s.paid_at, s.paid_at);
    insert into payment_order (tenant_id, payment_id, order_id, amount_minor)
      values (of_tenant, s.payment_id, s.id, s.total_minor);
    update order_head set state = 'paid', deadline_at = s.deliver_by, paid_by = s.payment_id, paid_at = s.paid_at
      where tenant_id = of_tenant and id = s.id;
    insert into reservation (tenant_id, id, order_id, offer_id, unit_id, quantity, state, expires_at)
      select of_tenant, gen_random_uuid(), s.id, s.offer_id, unit, 1, 'consumed', s.pay_before from unnest(s.units) unit
      union all select of_tenant, gen_random_uuid(), s.id, s.offer_id, null, s.quantity, 'consumed', s.pay_before
        where cardinality(s.units) = 0;
    perform pg_temp.book(of_tenant, s.capture_id, 'capture', 'USD', 'payment', s.payment_id::text, s.paid_at,
      array[s.psp, s.escrow], array[-s.total_minor, s.total_minor]);
    update order_head set state = 'delivering' where tenant_id = of_tenant and id = s.id;

    perform pg_temp.act(case s.mode when 'im' then 'seller:' || s.seller_id else 'platform' end, s.delivered_at);
    insert into delivery (tenant_id, order_id, secret_ct, secret_key_id, mailed_to, delivered_at)
      values (of_tenant, s.id, s.secret_ct, s.secret_key_id, s.email, s.delivered_at);
    insert into delivery_unit (tenant_id, unit_id, order_id) select of_tenant, unit, s.id from unnest(s.units) unit;
    update order_head set state = 'delivered', deadline_at = s.confirm_by, insured_until = s.insured_until, late = s.late,
        delivered_at = s.delivered_at, delivered_quantity = quantity
      where tenant_id = of_tenant and id = s.id;
    if s.mode = 'im' then
      insert into conversation (tenant_id, id, buyer_id, seller_id, order_id, last_seq, last_at, buyer_read, seller_read,
          service_unread, created_at)
        values (of_tenant, s.conversation_id, s.buyer_id, s.seller_id, s.id, 2, s.delivered_at, 2, 2, 2, s.paid_at);
      insert into message (tenant_id, conversation_id, seq, author, kind, at) values
        (of_tenant, s.conversation_id, 1, 'platform', 'opened', s.paid_at),
        (of_tenant, s.conversation_id, 2, 'seller', 'delivery', s.delivered_at);
    end if;

    perform pg_temp.act(s.confirmed_as, s.confirmed_at);
    update order_head set state = 'confirmed', confirmed_at = s.confirmed_at, deadline_at = null
      where tenant_id = of_tenant and id = s.id;
    perform pg_temp.book(of_tenant, s.settle_id, 'settle', 'USD', 'order', s.id::text, s.confirmed_at,
      array[s.escrow, s.payable, s.fee], array[-s.total_minor, s.total_minor - s.fee_minor, s.fee_minor]);
    if s.points > 0 then
      perform pg_temp.book(of_tenant, s.points_id, 'points', 'POINT', 'order', s.id::text, s.confirmed_at,
        array[s.points_issue, s.points_account], array[-s.points, s.points]);
    end if;
    if s.reviewed_at is not null and s.review_points > 0 then
      perform pg_temp.act('buyer:' || s.buyer_id, s.reviewed_at);
      perform pg_temp.book(of_tenant, s.review_points_id, 'points', 'POINT', 'review', s.id::text, s.reviewed_at,
        array[s.points_issue, s.points_account], array[-s.review_points, s.review_points]);
    end if;

    perform pg_temp.act('platform', s.closed_at);
    update order_head set state = 'closed' where tenant_id = of_tenant and id = s.id;
  end loop;
end $$`

const batch = 250

/** Records sales in the transaction of the client, which acts for the tenant, oldest first. */
export async function recordSales(client: pg.ClientBase, tenantId: number, sales: readonly object[]): Promise<void> {
  await client.query(functions.replaceAll('create function', 'create or replace function'))
  await client.query('set constraints all deferred')
  // The tables are empty when their functions are planned, and plans that read whole tables would stay.
  await client.query('set local enable_seqscan = off')
  // Their functions read the time of the transaction, which is that of one order at a time.
  await client.query('set constraints seller_order_ended, issue_invoice immediate')
  for (let start = 0; start < sales.length; start += batch)
    await client.query('select pg_temp.record_sales($1, $2)', [
      tenantId,
      JSON.stringify(sales.slice(start, start + batch)),
    ])
  await client.query('set local enable_seqscan = on')
}
