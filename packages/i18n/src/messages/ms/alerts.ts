import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'Amaran',
  lead: 'Penemuan tentang wang dan keselamatan, yang terbaharu dahulu. Setiap satu ada pemilik dan berakhir dengan nota.',
  states: '{state, select, open {Perlu diperiksa} done {Ditutup} other {Direkod sahaja}}',
  state: '{state, select, open {Perlu diperiksa} done {Ditutup} other {Direkod}}',
  source: '{source, select, finance {Wang} reconciliation {Buku penyedia} other {Keselamatan}}',
  ref: '{kind, select, order {Pesanan {id}} seller {Penjual {id}} user {Orang {id}} payment {Bayaran {id}} payout {Pembayaran keluar {id}} other {{id}}}',
  owner: 'Ditangani {name}',
  'no-owner': 'belum ada yang menangani',
  take: 'Saya tangani',
  note: 'Hasilnya',
  'note-missing': 'Sila nyatakan hasilnya',
  close: 'Tutup amaran',
  acted: '{done, select, taken {Anda kini menanganinya.} other {Amaran ditutup.}}',
  'none-title': 'Semua tenang',
  none: 'Tiada amaran dalam keadaan ini.',
  kind: '{kind, select, amount_mismatch {Bayaran dengan jumlah lain} charged_back {Bayaran ditarik balik} deposit_in_vain {Deposit dibayar sia-sia} dispute_lost {Pertikaian bayaran kalah} dispute_opened {Pembeli menarik balik bayaran} gift_limit {Had hadiah kakitangan dicapai} missing_there {Bayaran yang tidak dikenali penyedia} missing_here {Bayaran yang tidak dikenali kedai} not_delivered {Pesanan berbayar tidak dapat dihantar} paid_without_goods {Sudah dibayar, tiada apa untuk dihantar} pass_paid_in_vain {Pas dibayar sia-sia} payout_contradicts {Penyedia menyangkal pembayaran keluar} payout_unanswered {Pembayaran keluar tanpa jawapan} unknown_payment {Bayaran tanpa pembelian} unit_of_another_seller {Unit yang turut ditambah penjual lain} rate_jump {Kadar sumber melonjak} rate_too_old {Kadar terlalu lama} backup_not_restorable {Sandaran yang tidak dapat dipulihkan} backup_failed {Sandaran yang gagal} identity_not_erased {Semakan identiti yang belum dipadamkan oleh penyedia} login_attack {Seseorang mencuba kata laluan} refresh_reused {Log masuk disalin} refresh_foreign_client {Log masuk digunakan program lain} captured_differs {Penyedia mengutip jumlah lain} refunded_differs {Penyedia memulangkan jumlah lain} privileged_grant_refused {Program meminta bertindak sebagai pengguna tanpa hak akses} factor_reset {Faktor kedua ditetapkan semula} open_login_refused {Log masuk melalui laman lain ditolak} handoff_refused {Log masuk tidak dapat diserahkan} refresh_in_url {Log masuk dihantar dalam alamat} webhook_off {Webhook dimatikan} other {{kind}}}',
}
