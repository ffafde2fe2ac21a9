import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'Paspor akun',
  metaText: 'Pemeriksaan, tanda, dan tanggal akun ini: {title}',
  lead: 'Setiap cap punya tanggal. Ada yang menandatanganinya, atau toko menghitungnya.',
  account: 'Akun',
  stamps: 'Cap',
  listed: 'Dijual',
  since: 'sejak {date}',
  checked: 'Diperiksa oleh staf {shop}',
  on: 'pada {date}',
  identity: 'Penjual teridentifikasi',
  deposit: 'Deposit disetor',
  indemnity: 'Tanggung jawab diterima',
  insured: 'Diasuransikan {days} hari',
  insuredFrom: 'sejak pengiriman',
  asOf: 'Per {date}',
  genuine: 'Salinan bisa dipalsukan. Hanya halaman ini yang berlaku: {address}',
  print: 'Cetak',
  back: 'Kembali ke penawaran',
}
