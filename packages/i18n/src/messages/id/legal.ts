import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: 'Berlaku sejak {date}',
  held: 'Versi sebelumnya: berlaku dari {from} sampai {to}.',
  current: 'Baca versi yang berlaku',
  versions: 'Semua versi',
  version: 'Versi {n}, sejak {date}',
  agreeTitle: 'Setujui ketentuan kami',
  agreeLead:
    'Kami menanyakannya sekali untuk versi ini, sebelum pembelianmu berikutnya. Kami menyimpan persetujuanmu dan waktunya.',
  agreeLabel: 'Saya sudah membaca ketentuan dan menyetujuinya',
  agreeMissing: 'Centang kotak untuk menyetujui',
  agreeButton: 'Setuju dan lanjutkan',
  later: 'Nanti saja',
  signUpAgree: 'Saya menyetujui ketentuan toko ini',
  purchaseAgree: 'Dengan memesan, kamu menyetujui ketentuan toko ini.',
}
