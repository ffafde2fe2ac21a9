import type { Messages } from '../../catalogue.ts'

export const paymentKeys: Messages<'paymentKeys'> = {
  title: 'Penyedia kad',
  lead: 'Pembayaran kad masuk ke akaun Stripe syarikat sendiri. Kunci disimpan bermeterai dan tidak dipaparkan lagi.',
  sandbox: 'Kunci belum ditetapkan: pembayaran kad hanya simulasi dan tiada wang bergerak.',
  source:
    '{source, select, staff {Ditetapkan di sini} installation {Daripada tetapan pemasangan} other {Belum ditetapkan}}',
  'api-key': 'Kunci rahsia',
  'api-key-hint':
    'Bermula dengan sk_ atau rk_. {takesTest, select, true {Kunci mod ujian tidak menggerakkan wang.} other {Hanya kunci mod langsung diterima.}}',
  'webhook-secret': 'Rahsia tandatangan peristiwa',
  'webhook-hint':
    'Bermula dengan whsec_. Stripe memaparkannya pada webhook yang menghantar peristiwa ke alamat di atas.',
  'webhook-url': 'Alamat untuk peristiwa Stripe syarikat',
  set: 'Tetapkan kunci',
  'set-lead':
    'Kunci dicuba di Stripe sebelum disimpan. Ia berkuat kuasa serta-merta untuk pembayaran baharu dan bayaran balik.',
  overlap: 'Peristiwa dengan rahsia semasa diterima selama',
  'other-account': 'Ya, ini akaun lain. Pembayaran akaun semasa hanya boleh dibayar balik di Stripe.',
  'other-lead': 'Ini akaun lain daripada yang semasa.',
  'of-account': 'Milik akaun {account}.',
  save: 'Cuba dan simpan',
  try: 'Hanya cuba',
  done: '{outcome, select, tried {Stripe menerima kunci ini.} saved {Kunci disimpan dan digunakan.} other {Kunci dibuang.}}',
  list: 'Kunci yang ditetapkan',
  'kind-column': 'Jenis',
  kind: '{kind, select, api {Kunci rahsia} other {Rahsia tandatangan}}',
  'ends-with': 'Berakhir dengan',
  account: 'Akaun',
  'account-unknown': 'Kunci tidak boleh membacanya langsung',
  remove: 'Buang kunci',
  'remove-lead': 'Kunci pemasangan berkuat kuasa semula, jika ada. Tanpanya, tiada pembayaran kad menggerakkan wang.',
  sure: 'Ya, buang sekarang',
  'key-format': 'Ini bukan kunci rahsia Stripe.',
  'secret-format': 'Ini bukan rahsia tandatangan Stripe.',
  'to-page': 'Tetapkan kunci penyedia kad',
  'may-view': 'Melihat kunci pembayaran yang ditetapkan',
  'may-edit': 'Mencuba, menetapkan dan membuang kunci pembayaran',
  'act-try': 'Mencuba kunci pembayaran',
  'act-set': 'Menetapkan kunci pembayaran',
  'act-remove': 'Membuang kunci pembayaran',
}
