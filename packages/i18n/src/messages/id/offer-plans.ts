import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: 'Perubahan terjadwal',
  lead: 'Setiap perubahan dilakukan sekali, pada waktunya. Paling banyak {max} dapat menunggu, paling lama satu tahun ke depan.',
  add: 'Jadwalkan perubahan',
  kind: 'Apa yang berubah',
  kinds: '{kind, select, price {Harga} show {Mulai dijual} other {Berhenti dijual}}',
  price: 'Harga baru dalam USD',
  'price-wrong': 'Masukkan harga dari 0.01 sampai 1,000,000',
  at: 'Kapan',
  'at-hint': 'Dalam zona waktumu, {zone}',
  past: 'Pilih waktu di masa depan, paling lama satu tahun ke depan',
  plan: 'Jadwalkan perubahan ini',
  planned: 'Menunggu',
  none: 'Tidak ada yang dijadwalkan untuk penawaran ini.',
  what: 'Perubahan',
  when: 'Waktu',
  'price-to': '{kind, select, price {Harga {price}} show {Dijual} other {Tidak dijual}}',
  cancel: 'Batalkan jadwal ini',
  over: 'Selesai',
  state: '{state, select, done {Dilakukan} failed {Tidak dilakukan} other {Dibatalkan}}',
  failure:
    '{reason, select, offer_sold_out {Penawaran sudah habis} seller_suspended {Akun penjualmu ditangguhkan} rate_limited {Harga sudah terlalu sering berubah hari itu} not_found {Penawaran sudah tidak ada} other {Status penawaran tidak mengizinkannya}}',
}
