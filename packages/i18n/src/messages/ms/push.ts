import type { Messages } from '../../catalogue.ts'

export const push: Messages<'push'> = {
  title: 'Pemberitahuan',
  lead: 'Ketahui jualan dan soalan serta-merta, walaupun pusat penjual ditutup. E-mel tetap dihantar.',
  'this-device': 'Peranti ini',
  'other-devices': 'Peranti lain',
  checking: 'Memeriksa peranti ini…',
  unsupported: 'Pelayar ini tidak dapat menunjukkan pemberitahuan. Gunakan pelayar atau peranti lain.',
  off: 'Pemberitahuan dimatikan pada peranti ini.',
  on: 'Pemberitahuan dihidupkan pada peranti ini.',
  'turn-on': 'Hidupkan pemberitahuan',
  'turn-off': 'Matikan pada peranti ini',
  denied:
    'Pelayar ini menyekat pemberitahuan laman ini. Buka tetapan laman, biasanya pada ikon di sebelah alamat, benarkan pemberitahuan dan muat semula halaman ini.',
  failed: 'Pemberitahuan tidak dapat dihidupkan. Semak sambungan dan cuba lagi.',
  'send-test': 'Hantar pemberitahuan ujian',
  tested: 'Pemberitahuan ujian sedang dihantar.',
  'test-title': 'Pemberitahuan berfungsi pada peranti ini',
  since: 'Dihidupkan sejak {date}',
  last: 'Pemberitahuan terakhir {date}',
  never: 'Belum ada pemberitahuan',
  failing: 'Pemberitahuan terakhir tidak sampai.',
  'unknown-device': 'Pelayar tidak diketahui',
  remove: 'Buang',
  'remove-one': 'Buang {name}',
  'remove-text': 'Ia tidak lagi menerima pemberitahuan. Pemberitahuan boleh dihidupkan semula di sana.',
  removed: 'Peranti dibuang.',
  topics: 'Perkara yang dimaklumkan',
  'topics-lead': 'Untuk semua peranti anda.',
  topic:
    '{topic, select, orders {Pesanan} messages {Mesej} cases {Bayaran balik dan aduan} stock {Stok} money {Wang} shop {Kedai anda} other {{topic}}}',
  'topic-about':
    '{topic, select, orders {Jualan, dan pesanan yang menunggu anda} messages {Mesej yang lama belum anda baca} cases {Bayaran balik, pertikaian atau kod yang tidak berfungsi} stock {Tinggal sedikit, atau perubahan terancang tidak dapat dibuat} money {Bayaran keluar dan perubahan akaun anda} shop {Tanda, sekatan, kunci dan alamat baharu} other {{topic}}}',
  save: 'Simpan',
  saved: 'Disimpan.',
  'not-here': 'Kedai ini tidak menghantar pemberitahuan. Semuanya melalui e-mel.',
  'not-installed':
    'iPhone atau iPad hanya memaparkan pemberitahuan bagi halaman di skrin utama, mulai iOS 16.4. Tambahkan halaman ini pada skrin utama anda dahulu: ketik Kongsi, kemudian “Tambah pada Skrin Utama”. Buka dari sana dan log masuk semula.',
}
