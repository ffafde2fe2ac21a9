import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'Peringatan',
  lead: 'Temuan tentang uang dan keamanan, yang terbaru lebih dulu. Masing-masing punya penanggung jawab dan diakhiri catatan.',
  states: '{state, select, open {Perlu diperiksa} done {Ditutup} other {Hanya dicatat}}',
  state: '{state, select, open {Perlu diperiksa} done {Ditutup} other {Dicatat}}',
  source: '{source, select, finance {Uang} reconciliation {Pembukuan penyedia} other {Keamanan}}',
  ref: '{kind, select, order {Pesanan {id}} seller {Penjual {id}} user {Orang {id}} payment {Pembayaran {id}} payout {Pencairan {id}} other {{id}}}',
  owner: 'Ditangani {name}',
  'no-owner': 'belum ada yang menangani',
  take: 'Saya tangani',
  note: 'Hasilnya',
  'note-missing': 'Tulis hasilnya',
  close: 'Tutup peringatan',
  acted: '{done, select, taken {Anda kini menanganinya.} other {Peringatan ditutup.}}',
  'none-title': 'Semua tenang',
  none: 'Tidak ada peringatan dengan status ini.',
  kind: '{kind, select, amount_mismatch {Pembayaran dengan jumlah lain} charged_back {Pembayaran ditarik kembali} deposit_in_vain {Deposit dibayar sia-sia} dispute_lost {Sengketa pembayaran kalah} dispute_opened {Pembeli menarik pembayaran} gift_limit {Batas hadiah staf tercapai} missing_there {Pembayaran yang tidak dikenal penyedia} missing_here {Pembayaran yang tidak dikenal toko} not_delivered {Pesanan berbayar tidak bisa dikirim} paid_without_goods {Sudah dibayar, tidak ada yang dikirim} pass_paid_in_vain {Pass dibayar sia-sia} payout_contradicts {Penyedia membantah pencairan} payout_unanswered {Pencairan tanpa jawaban} unknown_payment {Pembayaran tanpa pembelian} unit_of_another_seller {Unit yang juga ditambahkan penjual lain} rate_jump {Kurs dari sumber melonjak} rate_too_old {Kurs terlalu lama} backup_not_restorable {Cadangan yang tidak bisa dipulihkan} backup_failed {Cadangan yang gagal} identity_not_erased {Pemeriksaan identitas yang belum dihapus penyedia} login_attack {Seseorang mencoba kata sandi} refresh_reused {Sesi masuk disalin} refresh_foreign_client {Sesi masuk dipakai program lain} captured_differs {Penyedia menagih jumlah lain} refunded_differs {Penyedia mengembalikan jumlah lain} privileged_grant_refused {Program meminta bertindak sebagai pengguna tanpa hak} factor_reset {Faktor kedua disetel ulang} open_login_refused {Masuk lewat situs lain ditolak} handoff_refused {Sesi masuk tidak bisa diserahkan} refresh_in_url {Sesi masuk dikirim dalam alamat} webhook_off {Webhook dimatikan} other {{kind}}}',
}
