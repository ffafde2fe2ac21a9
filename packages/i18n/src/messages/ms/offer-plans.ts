import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: 'Perubahan yang dirancang',
  lead: 'Setiap perubahan dibuat sekali, pada masanya. Paling banyak {max} boleh menunggu, paling lama setahun ke hadapan.',
  add: 'Rancang perubahan',
  kind: 'Apa yang berubah',
  kinds: '{kind, select, price {Harga} show {Mula dijual} other {Berhenti dijual}}',
  price: 'Harga baharu dalam USD',
  'price-wrong': 'Masukkan harga dari 0.01 hingga 1,000,000',
  at: 'Bila',
  'at-hint': 'Dalam zon waktu anda, {zone}',
  past: 'Pilih masa pada masa depan, paling lama setahun ke hadapan',
  plan: 'Rancang perubahan ini',
  planned: 'Menunggu',
  none: 'Tiada apa-apa dirancang untuk tawaran ini.',
  what: 'Perubahan',
  when: 'Masa',
  'price-to': '{kind, select, price {Harga {price}} show {Dijual} other {Tidak dijual}}',
  cancel: 'Batalkan rancangan ini',
  over: 'Selesai',
  state: '{state, select, done {Dibuat} failed {Tidak dibuat} other {Dibatalkan}}',
  failure:
    '{reason, select, offer_sold_out {Tawaran telah habis dijual} seller_suspended {Akaun penjual anda digantung} rate_limited {Harga telah berubah terlalu kerap pada hari itu} not_found {Tawaran tidak wujud lagi} other {Status tawaran tidak membenarkannya}}',
}
