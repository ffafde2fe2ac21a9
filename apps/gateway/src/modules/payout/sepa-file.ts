import type { SepaDebtor } from '@tradepost/domain/payout/payout-settings'

/** One credit transfer of a file. */
export interface SepaTransfer {
  payoutId: string
  cents: number
  holder: string
  iban: string
}

interface SepaFile {
  /** Identifies the file to the bank, which refuses it a second time. */
  runId: string
  createdAt: Date
  debtor: SepaDebtor
  transfers: readonly SepaTransfer[]
}

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Letters that have no form without a mark. */
const spelled: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
  ...{ đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'TH', ı: 'i', ħ: 'h', Ħ: 'H' },
  ...{ '‘': "'", '’': "'", '–': '-', '—': '-', '&': '+' },
}
/**
 * Text of the SEPA character set: letters without marks; other characters become full stops. A slash may neither begin a
 * text nor follow another slash.
 */
const sepaText = (text: string, most: number) =>
  [...text.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((char) => spelled[char] ?? char)
    .join('')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .replace(/^\/+/, '')
    .replace(/\/{2,}/g, '/')
    .trim()
    .slice(0, most)
    .replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign)
const idText = (uuid: string) => uuid.replaceAll('-', '')
const euros = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** A file of credit transfers in euro as ISO 20022 pain.001.001.09, which banks of the SEPA area accept. */
export function sepaFile({ runId, createdAt, debtor, transfers }: SepaFile): string {
  const total = euros(transfers.reduce((sum, { cents }) => sum + cents, 0))
  const head = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>`
  const rows = transfers.map(
    ({ payoutId, cents, holder, iban }) => `
      <CdtTrfTxInf>
        <PmtId><EndToEndId>${idText(payoutId)}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">${euros(cents)}</InstdAmt></Amt>
        <Cdtr><Nm>${sepaText(holder, 70)}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>Payout ${idText(payoutId)}</Ustrd></RmtInf>
      </CdtTrfTxInf>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${idText(runId)}</MsgId>
      <CreDtTm>${createdAt.toISOString().slice(0, 19)}</CreDtTm>
      ${head}
      <InitgPty><Nm>${sepaText(debtor.name, 70)}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${idText(runId)}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      ${head}
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <ReqdExctnDt><Dt>${createdAt.toISOString().slice(0, 10)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${sepaText(debtor.name, 70)}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${debtor.iban}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId>${debtor.bic ? `<BICFI>${debtor.bic}</BICFI>` : '<Othr><Id>NOTPROVIDED</Id></Othr>'}</FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>${rows.join('')}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`
}
