import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: 'Akun sewaan',
  lead: 'Akun yang kembali perlu data masuk baru sebelum disewakan lagi, agar penyewa terakhir tidak bisa masuk.',
  state:
    '{state, select, free {Bisa disewa} reserved {Dipesan} rented {Sedang disewa} release_due {Sudah kembali} maintenance {Tidak aktif} withdrawn {Ditarik} other {Terjual}}',
  none: '{state, select, release_due {Setiap akun yang kembali sudah punya data masuk baru.} rented {Saat ini tidak ada yang menyewa akun Anda.} maintenance {Tidak ada akun yang tidak aktif.} other {Tidak ada akun yang menunggu penyewa.}}',
  ends: 'Sewa berakhir {date}.',
  back: 'Bisa disewa lagi mulai {date}.',
  field:
    '{field, select, login {Nama masuk} password {Kata sandi baru} email {Alamat email akun} code {Kode} other {Catatan untuk penyewa}}',
  'password-hint': 'Ubah dulu di gimnya, lalu masukkan di sini. Harus berbeda dari yang terakhir.',
  'password-missing': 'Masukkan kata sandi atau kode yang baru',
  until: 'Sewakan lagi mulai',
  'until-hint': 'Zona waktu: {zone}. Kosongkan untuk langsung menyewakannya.',
  'until-wrong': 'Masukkan waktu di masa depan',
  save: 'Simpan data masuk baru',
  done: '{state, select, maintenance {Tersimpan. Akun disewakan lagi pada waktu yang dipilih.} other {Tersimpan. Akun bisa disewa lagi.}}',
}
