import { expect, it } from 'vitest'
import { formOf, kit } from '../../test/kit.ts'
import { chosenAttributes, estimate } from './estimate.ts'

it('sends chosen attributes only, and no unknown fields', async () => {
  const { ctx, bodyOf } = kit({ signedIn: false })
  const form = formOf({ 'a.12': 'Europe', 'a.13': '', 'a.x': 'no', other: 'no' })
  expect(chosenAttributes(form)).toEqual([{ id: '12', value: 'Europe' }])
  const answer = await estimate(ctx, form, 'Genshin-Impact')
  expect(answer).toMatchObject({ ok: true, estimate: { sampleSize: 143 }, values: { 'a.12': 'Europe' } })
  expect(bodyOf('/product/value-calculator/{product}')).toEqual({
    toCurrencyId: '1',
    attributes: [{ id: '12', value: 'Europe' }],
  })
})

it('returns the reason why there is no estimate', async () => {
  const { ctx, fake } = kit({ signedIn: false })
  for (const code of ['sample_too_small', 'daily_use_limit'] as const) {
    fake.fail('valueCalculator.estimateValue', code)
    expect(await estimate(ctx, formOf({}), 'genshin-impact')).toMatchObject({ ok: false, problems: [{ code }] })
  }
})
