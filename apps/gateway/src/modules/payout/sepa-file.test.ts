import { randomUUID } from 'node:crypto'
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'
import { type SepaTransfer, sepaFile } from './sepa-file.ts'

const iban = 'DE89370400440532013000'
const transfer = (cents: number, holder = 'Ada Miller'): SepaTransfer => ({
  ...{ payoutId: randomUUID(), cents, holder, iban: 'NL91ABNA0417164300' },
})
const fileOf = (
  transfers: readonly SepaTransfer[],
  debtor: Parameters<typeof sepaFile>[0]['debtor'] = { name: 'Lumen', iban },
) => sepaFile({ runId: randomUUID(), createdAt: new Date('2026-11-27T09:30:15.250Z'), debtor, transfers })

interface Element {
  name: string
  text: string
  attributes: string
  children: Element[]
}

/** The elements of a file. Throws if a tag does not end where it must. */
function parse(xml: string): Element {
  const root: Element = { name: '', text: '', attributes: '', children: [] }
  const open = [root]
  for (const [, close, name = '', attributes = '', text = ''] of xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .matchAll(/<(\/?)([A-Za-z]+)([^>]*)>([^<]*)/g)) {
    if (close) {
      if (open.pop()?.name !== name) throw new Error(`${name} ends where it did not begin`)
    } else {
      const element = { name, attributes: attributes.trim(), text: text.trim(), children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    }
  }
  if (open.length !== 1) throw new Error('an element does not end')
  return root
}

/** The order of the elements that a message of pain.001.001.09 may have here, and what a text must match. */
const amount = /^\d{1,15}\.\d{2}$/
const text = (most: number) => new RegExp(`^[A-Za-z0-9/?:().,'+ -]{1,${most}}$`)
const isIban = { test: (value: string) => electronicFormatIBAN(value) === value && isValidIBAN(value) }
type Rule = { test(value: string): boolean } | { [name: string]: Rule }
const name = { Nm: text(70) }
const account = { Id: { IBAN: isIban } }
const head = { NbOfTxs: /^\d{1,15}$/, CtrlSum: amount }
const message: Rule = {
  Document: {
    CstmrCdtTrfInitn: {
      GrpHdr: { MsgId: text(35), CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/, ...head, InitgPty: name },
      PmtInf: {
        ...{ PmtInfId: text(35), PmtMtd: /^TRF$/, ...head, PmtTpInf: { SvcLvl: { Cd: /^SEPA$/ } } },
        ...{ ReqdExctnDt: { Dt: /^\d{4}-\d\d-\d\d$/ }, Dbtr: name, DbtrAcct: account },
        DbtrAgt: { FinInstnId: { 'BICFI?': /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/, 'Othr?': { Id: /^NOTPROVIDED$/ } } },
        ChrgBr: /^SLEV$/,
        'CdtTrfTxInf+': {
          ...{ PmtId: { EndToEndId: text(35) }, Amt: { InstdAmt: amount }, Cdtr: name, CdtrAcct: account },
          RmtInf: { Ustrd: text(140) },
        },
      },
    },
  },
}

const unescaped = (value: string) => value.replaceAll('&apos;', "'")

/** The differences of an element from its rule: missing, unknown or misplaced elements, and wrong texts. */
function problemsOf(element: Element, rule: Rule, path = ''): string[] {
  if ('test' in rule && typeof rule.test === 'function')
    return rule.test(unescaped(element.text)) ? [] : [`${path}: ${element.text}`]
  const rest = [...element.children]
  const problems = Object.entries(rule).flatMap(([key, inner]) => {
    const wanted = key.replace(/[?+]$/, '')
    const most = key.endsWith('+') ? Number.POSITIVE_INFINITY : 1
    const taken: Element[] = []
    while (taken.length < most && rest[0]?.name === wanted) taken.push(...rest.splice(0, 1))
    if (taken.length === 0 && !key.endsWith('?')) return [`${path}/${wanted}: missing`]
    return taken.flatMap((one) => problemsOf(one, inner, `${path}/${wanted}`))
  })
  return [...problems, ...rest.map(({ name: left }) => `${path}/${left}: not expected here`)]
}
const problemsIn = (xml: string) => problemsOf(parse(xml), message)

describe('a file of credit transfers', () => {
  it('has the elements of pain.001.001.09 in their order, with and without a BIC', () => {
    expect(problemsIn(fileOf([transfer(1), transfer(123_456_789)]))).toEqual([])
    const withBic = fileOf([transfer(5)], { name: 'Lumen', iban, bic: 'COBADEFFXXX' })
    expect(problemsIn(withBic)).toEqual([])
    expect(withBic).toContain('<BICFI>COBADEFFXXX</BICFI>')
  })

  it('would be refused with an element in the wrong place, a wrong account or a foreign character', () => {
    const xml = fileOf([transfer(100)])
    expect(problemsIn(xml.replace('<PmtMtd>TRF</PmtMtd>', ''))).not.toEqual([])
    expect(problemsIn(xml.replace(/(<Cdtr>.*<\/Cdtr>)(\s*)(<CdtrAcct>.*<\/CdtrAcct>)/, '$3$2$1'))).not.toEqual([])
    expect(problemsIn(xml.replace('NL91ABNA', 'NL92ABNA'))).not.toEqual([])
    expect(problemsIn(xml.replace('Ada Miller', 'Ada Müller'))).not.toEqual([])
  })

  it('sums to the cent what it pays, in both heads', () => {
    const transfers = [transfer(1), transfer(10), transfer(99_999_999), transfer(12_345)]
    const xml = fileOf(transfers)
    expect(xml.match(/<NbOfTxs>4<\/NbOfTxs><CtrlSum>1000123.55<\/CtrlSum>/g)).toHaveLength(2)
    const cents = [...xml.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)<\/InstdAmt>/g)].map(([, whole, rest]) =>
      Number(`${whole}${rest}`),
    )
    expect(cents).toEqual(transfers.map((one) => one.cents))
  })

  it.each([
    ['Zoë Müller-Groß', 'Zoe Muller-Gross'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Søren Ærø', 'Soren AEro'],
    ['Tom & Jerry <GmbH>', 'Tom + Jerry .GmbH.'],
    ['O’Neil', 'O&apos;Neil'],
    ['//Slash//es', 'Slash/es'],
    ['夜狐 Ltd', '.. Ltd'],
    ['N'.repeat(80), 'N'.repeat(70)],
  ])('writes %s as banks read it', (holder, written) => {
    const xml = fileOf([transfer(100, holder)])
    expect(xml).toContain(`<Cdtr><Nm>${written}</Nm></Cdtr>`)
    expect(problemsIn(xml)).toEqual([])
  })
})
