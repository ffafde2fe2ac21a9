import { of, type Step } from './journey.ts'

const sendKey = () => crypto.randomUUID()
const keepVersion: Step['keep'] = (data: { version?: number }, facts) => facts.set('request version', data.version)
const look: Step = { call: 'ticketDesk.staffTicket', as: 'staff', input: of('request'), keep: keepVersion }
const version = (facts: { get(name: string): string }) => Number(facts.get('request version'))

/** A customer and a visitor ask support, and the staff answer. */
export const tickets: Step[] = [
  {
    call: 'ticket.openTicket',
    as: 'buyer',
    input: () => ({ body: { topic: 'other', text: 'A duplicate.', sendKey: sendKey() } }),
    keep: (data, facts) => facts.set('duplicate', data.id),
    unless: ['rate_limited'],
  },
  {
    call: 'ticket.openTicket',
    as: 'buyer',
    input: () => ({ body: { topic: 'other', text: 'How do I sell here?', sendKey: sendKey() } }),
    keep: (data, facts) => facts.set('request', data.id),
    unless: ['rate_limited'],
  },
  { call: 'ticket.ticketList', as: 'buyer', input: () => ({ body: { pageSize: 5 } }) },
  { call: 'ticket.ticketDetail', as: 'buyer', input: of('request') },
  {
    call: 'ticket.writeToTicket',
    as: 'buyer',
    input: (facts) => ({ ...of('request')(facts), body: { text: 'I sell coins.', sendKey: sendKey() } }),
  },
  {
    call: 'ticketDesk.ticketQueue',
    as: 'staff',
    input: () => ({ body: { state: 'open', pageSize: 5 } }),
  },
  {
    call: 'ticketDesk.noteTicket',
    as: 'staff',
    input: (facts) => ({ ...of('request')(facts), body: { text: 'Asks about selling.' } }),
  },
  look,
  {
    call: 'ticketDesk.assignTicket',
    as: 'staff',
    input: (facts) => ({ ...of('request')(facts), body: { ownerId: null, version: version(facts) } }),
  },
  look,
  {
    call: 'ticketDesk.answerTicket',
    as: 'staff',
    input: (facts) => ({
      ...of('request')(facts),
      body: { text: 'Choose Sell with us.', solve: true, version: version(facts) },
    }),
  },
  look,
  {
    call: 'ticketDesk.setTicketState',
    as: 'staff',
    input: (facts) => ({ ...of('request')(facts), body: { state: 'open', version: version(facts) } }),
  },
  { ...look, input: of('duplicate') },
  {
    call: 'ticketDesk.mergeTicket',
    as: 'staff',
    input: (facts) => ({ ...of('duplicate')(facts), body: { into: facts.get('request'), version: version(facts) } }),
  },
  {
    call: 'ticketDesk.saveTicketTemplate',
    as: 'staff',
    input: () => ({ body: { id: null, version: 0, title: 'Contract check', texts: { en: 'Hello {name}.' } } }),
    keep: (data, facts) => facts.set('text for answers', data.id),
  },
  { call: 'ticketDesk.ticketTemplates', as: 'staff', input: () => ({}) },
  { call: 'ticketDesk.removeTicketTemplate', as: 'staff', input: of('text for answers') },
]
