import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'Pasport akaun',
  metaText: 'Semakan, tanda dan tarikh akaun ini: {title}',
  lead: 'Setiap cop ada tarikhnya. Seseorang menandatanganinya, atau kedai mengiranya.',
  account: 'Akaun ini',
  stamps: 'Cop',
  listed: 'Dijual',
  since: 'sejak {date}',
  checked: 'Disemak oleh kakitangan {shop}',
  on: 'pada {date}',
  identity: 'Identiti penjual disahkan',
  deposit: 'Deposit dibayar',
  indemnity: 'Liabiliti diterima',
  insured: 'Diinsuranskan {days} hari',
  insuredFrom: 'dari tarikh penghantaran',
  asOf: 'Setakat {date}',
  genuine: 'Salinan boleh dipalsukan. Hanya halaman ini sah: {address}',
  print: 'Cetak',
  back: 'Kembali ke tawaran',
}
