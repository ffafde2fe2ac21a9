import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: 'Akaun sewaan',
  lead: 'Akaun yang dipulangkan memerlukan butiran log masuk baharu sebelum disewakan semula, supaya penyewa terakhir tidak dapat masuk.',
  state:
    '{state, select, free {Boleh disewa} reserved {Ditempah} rented {Sedang disewa} release_due {Dipulangkan} maintenance {Tidak beroperasi} withdrawn {Ditarik balik} other {Dijual}}',
  none: '{state, select, release_due {Setiap akaun yang dipulangkan sudah ada butiran log masuk baharu.} rented {Tiada sesiapa menyewa akaun anda sekarang.} maintenance {Tiada akaun yang tidak beroperasi.} other {Tiada akaun yang menunggu penyewa.}}',
  ends: 'Sewaan tamat {date}.',
  back: 'Boleh disewa semula mulai {date}.',
  field:
    '{field, select, login {Nama log masuk} password {Kata laluan baharu} email {Alamat e-mel akaun} code {Kod} other {Nota untuk penyewa}}',
  'password-hint': 'Tukar dahulu dalam permainan, kemudian masukkan di sini. Ia mesti berbeza daripada yang terakhir.',
  'password-missing': 'Sila masukkan kata laluan atau kod baharu',
  until: 'Sewakan semula mulai',
  'until-hint': 'Zon waktu: {zone}. Biarkan kosong untuk menyewakannya serta-merta.',
  'until-wrong': 'Masukkan masa pada masa hadapan',
  save: 'Simpan butiran baharu',
  done: '{state, select, maintenance {Disimpan. Akaun akan disewakan semula pada masa yang dipilih.} other {Disimpan. Akaun boleh disewa semula.}}',
}
