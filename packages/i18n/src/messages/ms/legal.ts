import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: 'Berkuat kuasa sejak {date}',
  held: 'Versi terdahulu: berkuat kuasa dari {from} hingga {to}.',
  current: 'Baca versi yang berkuat kuasa',
  versions: 'Semua versi',
  version: 'Versi {n}, sejak {date}',
  agreeTitle: 'Sila bersetuju dengan terma kami',
  agreeLead:
    'Kami bertanya sekali untuk versi ini, sebelum pembelian anda yang seterusnya. Kami menyimpan persetujuan anda dan masanya.',
  agreeLabel: 'Saya telah membaca terma dan bersetuju',
  agreeMissing: 'Tandakan kotak untuk bersetuju',
  agreeButton: 'Setuju dan teruskan',
  later: 'Bukan sekarang',
  signUpAgree: 'Saya bersetuju dengan terma kedai ini',
  purchaseAgree: 'Dengan pesanan anda, anda bersetuju dengan terma kedai ini.',
}
