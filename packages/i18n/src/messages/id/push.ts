import type { Messages } from '../../catalogue.ts'

export const push: Messages<'push'> = {
  title: 'Notifikasi',
  lead: 'Ketahui penjualan dan pertanyaan seketika, juga saat pusat penjual ditutup. Email tetap dikirim.',
  'this-device': 'Perangkat ini',
  'other-devices': 'Perangkat lain',
  checking: 'Memeriksa perangkat ini…',
  unsupported: 'Peramban ini tidak dapat menampilkan notifikasi. Gunakan peramban atau perangkat lain.',
  off: 'Notifikasi mati di perangkat ini.',
  on: 'Notifikasi aktif di perangkat ini.',
  'turn-on': 'Aktifkan notifikasi',
  'turn-off': 'Matikan di perangkat ini',
  denied:
    'Peramban ini memblokir notifikasi situs ini. Buka setelan situs, biasanya lewat ikon di samping alamat, izinkan notifikasi, lalu muat ulang halaman ini.',
  failed: 'Notifikasi tidak dapat diaktifkan. Periksa koneksi dan coba lagi.',
  'send-test': 'Kirim notifikasi uji coba',
  tested: 'Notifikasi uji coba sedang dikirim.',
  'test-title': 'Notifikasi berfungsi di perangkat ini',
  since: 'Aktif sejak {date}',
  last: 'Notifikasi terakhir {date}',
  never: 'Belum ada notifikasi',
  failing: 'Notifikasi terakhir tidak sampai.',
  'unknown-device': 'Peramban tidak dikenal',
  remove: 'Hapus',
  'remove-one': 'Hapus {name}',
  'remove-text': 'Perangkat itu tidak lagi menerima notifikasi. Notifikasi dapat diaktifkan lagi di sana.',
  removed: 'Perangkat dihapus.',
  topics: 'Hal yang diberitahukan',
  'topics-lead': 'Untuk semua perangkatmu.',
  topic:
    '{topic, select, orders {Pesanan} messages {Pesan} cases {Pengembalian dana dan keluhan} stock {Stok} money {Uang} shop {Tokomu} other {{topic}}}',
  'topic-about':
    '{topic, select, orders {Penjualan, dan pesanan yang menunggumu} messages {Pesan yang sudah lama belum kamu baca} cases {Pengembalian dana, sengketa, atau kode yang tidak berfungsi} stock {Sisa sedikit, atau perubahan terjadwal tidak bisa dilakukan} money {Pencairan dan perubahan rekeningmu} shop {Tanda, pembatasan, kunci dan alamat baru} other {{topic}}}',
  save: 'Simpan',
  saved: 'Tersimpan.',
  'not-here': 'Toko ini tidak mengirim notifikasi. Semuanya lewat email.',
  'not-installed':
    'iPhone atau iPad hanya menampilkan notifikasi dari halaman di layar utama, mulai iOS 16.4. Tambahkan halaman ini ke layar utama Anda dulu: ketuk Bagikan, lalu “Tambah ke Layar Utama”. Buka dari sana dan masuk lagi.',
}
