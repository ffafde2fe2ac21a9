import type { QueuedTicket, StaffTicket, TicketTemplate } from '@tradepost/contract'

const at = '2026-11-24T06:00:00.000Z'
const due = '2026-11-25T06:00:00.000Z'
export const customer = { id: '1900000000000008001', nickName: 'Nora' }
export const colleagues = [
  { id: '1900000000000008101', nickName: 'Robin' },
  { id: '1900000000000008102', nickName: 'Alex' },
]

export const sampleTicket = (n = 1, more: Partial<QueuedTicket> = {}): QueuedTicket => ({
  ...{ id: String(41_000_000 + n), topic: 'order', state: 'open', language: 'de', customer, email: null, owner: null },
  excerpt: 'Seit gestern antwortet der Verkäufer nicht mehr. Was kann ich tun?',
  ...{ createdAt: at, lastAt: at, dueAt: due, late: false },
  ...more,
})

export const sampleStaffTicket = (more: Partial<StaffTicket> = {}): StaffTicket => ({
  ...sampleTicket(),
  ...{ version: 3, order: { id: '1900000000000000501', title: 'Level 40 account with rare skins' }, orderText: '' },
  messages: [
    {
      ...{ seq: 1, author: 'customer', by: null, files: [], at },
      text: 'Seit gestern antwortet der Verkäufer nicht mehr. Was kann ich tun?',
    },
    {
      ...{ seq: 2, author: 'staff', by: 'Robin', files: [], at },
      text: 'Du kannst auf der Seite der Bestellung eine Erstattung verlangen.',
    },
  ],
  notes: [{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2d1', text: 'Wrote to the seller.', by: 'Alex', at }],
  ...{ sameAddress: null, others: [sampleTicket(2)], mergedInto: null, colleagues },
  ...more,
})

export const sampleTemplate = (n = 1, more: Partial<TicketTemplate> = {}): TicketTemplate => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2e${n}`, title: 'Ask for a refund', version: 1 },
  texts: {
    en: 'Hello {name}, you can ask for a refund of {order}.',
    de: 'Hallo {name}, du kannst {order} erstatten lassen.',
  },
  ...more,
})
