import { expect, it } from 'vitest'
import { withoutValues } from './trace-queries.ts'

it.each([
  ['select * from offer where id = $1 and tenant_id = $12', 'select * from offer where id = $1 and tenant_id = $12'],
  [`select set_config('app.actor', 'buyer:41', true)`, 'select set_config(?, ?, true)'],
  [`insert into mail (to_address) values ('it''s@mail.example')`, 'insert into mail (to_address) values (?)'],
  ['select 1 from t1\n  where n > 41.5 limit 10', 'select ? from t1 where n > ? limit ?'],
  ['select "order_head"."id" from "order_head"', 'select "order_head"."id" from "order_head"'],
])('keeps no value of %s', (text, expected) => {
  expect(withoutValues(text)).toBe(expected)
})
