import { expect, it } from 'vitest'
import type { DeskContext } from '../kernel/server.ts'
import { exportUnitClaims } from './export-unit-claims.ts'

const claim = {
  ...{ id: 'c1', unitId: 'u1', orderId: '77', title: '+Gift card', masked: '••••2345', kind: 'invalid' },
  ...{ statement: '=cmd()', fileIds: [], claimedAt: '2026-11-01T10:00:00.000Z' },
  ...{ answerBy: '2026-11-03T10:00:00.000Z', answer: 'refund', answerText: 'Sorry, "again"' },
  ...{ refunded: { minor: 500, currency: 'USD' }, answeredAt: '2026-11-02T10:00:00.000Z' },
}

it('gives the claims in the state of the address, with texts that no spreadsheet runs', async () => {
  const asked: unknown[] = []
  const context = {
    api: async (_: unknown, { body }: { body: unknown }) => {
      asked.push(body)
      return { list: [claim] }
    },
    url: new URL('https://desk.example/sell/claims.csv?state=answered'),
  } as unknown as DeskContext
  expect((await exportUnitClaims(context)).split('\r\n')).toEqual([
    'claim,order,title,unit,problem,statement,claimed_at,answer_by,answer,answer_text,answered_at,currency,refunded_minor',
    `c1,77,'+Gift card,••••2345,invalid,'=cmd(),2026-11-01T10:00:00.000Z,2026-11-03T10:00:00.000Z,refund,"Sorry, ""again""",2026-11-02T10:00:00.000Z,USD,500`,
    '',
  ])
  expect(asked).toEqual([{ state: 'answered', pageNo: 1, pageSize: 100 }])
})
