import type { Messages } from '../../catalogue.ts'

export const around: Messages<'around'> = {
  title: 'Pilihanmu soal cookie',
  text: 'Kami memerlukan beberapa cookie agar toko berfungsi. Dengan persetujuanmu, kami juga mencatat dari mana kamu datang dan memuat fitur masuk serta terjemahan dari perusahaan lain.',
  accept: 'Terima semua',
  decline: 'Hanya yang perlu',
  more: 'Selengkapnya',
  cookiesTitle: 'Cookie dan pilihanmu',
  cookiesLead:
    'Apa yang kami simpan di browsermu, alasannya, dan berapa lama. Kamu bisa mengubah pilihan kapan saja di sini.',
  cookiesNeeded: 'Selalu diperlukan',
  cookiesNeededText:
    'Sesi, keranjang, bahasa, mata uang, zona waktu, nomor perangkat acak, dan grup ujimu. Dua yang terakhir hilang saat kunjunganmu selesai, kecuali kamu menyetujui lebih. Tanpa semua ini, toko tidak bisa membuatmu tetap masuk atau menampilkan harga yang benar.',
  cookiesMore: 'Hanya dengan persetujuanmu',
  cookiesMoreText:
    'Asal kunjunganmu (30 hari dan 360 jam), nomor perangkat dan grup uji selama setahun, masuk satu ketukan dari Google, dan terjemahan halaman. Semua ini tidak dimuat sebelum kamu setuju, dan tidak pernah ada di halaman checkout, masuk, atau akun.',
  cookiesNow:
    '{choice, select, all {Kamu menyetujui semuanya.} essential {Kamu hanya memilih yang diperlukan.} other {Kamu belum memilih, jadi hanya yang diperlukan yang dipakai.}}',
  offlineTitle: 'Kamu sedang offline',
  offlineText: 'Halaman ini memerlukan koneksi. Daftar pesananmu masih bisa dibaca seperti saat terakhir kali dibuka.',
  offlineOrders: 'Pesanan saya',
  offlineRetry: 'Coba lagi',
  landingTitle: 'Buka dunia game-mu',
  landingLead:
    'Tanpa grinding panjang: akun, koin, item, dan game bersama dari penjual yang kami periksa. Penjual baru dibayar setelah barang sampai.',
  landingStart: 'Cari game-mu',
  landingJoin: 'Buat akun',
  landingHow: 'Cara kerjanya',
  landingOne: 'Pilih',
  landingOneText:
    'Bandingkan penjual dari harga, rating, dan waktu pengiriman. Harga yang tampil adalah harga yang kamu bayar.',
  landingTwo: 'Bayar lewat kami',
  landingTwoText: 'Uangmu kami tahan. Penjual mengirim setelah melihat dananya masuk.',
  landingThree: 'Periksa, lalu konfirmasi',
  landingThreeText: 'Konfirmasi setelah kamu menerima pembelianmu. Jika ada masalah, uangmu kembali.',
  landingGames: 'Mulai dari game ini',
  landingWords: 'Kata pembeli',
  landingEvents: 'Sedang berlangsung',
  eventTitle: 'Pekan {brand}',
  eventLead:
    'Semua untuk {brand} di satu tempat: penawaran terbaik di setiap kategori, dipilih berdasarkan pengiriman dan rating.',
  eventOf: '{category} terbaik untuk {brand}',
  eventAll: 'Semua {category}',
  eventNothing: 'Belum ada penawaran untuk game ini saat ini.',
  betaTitle: 'Bantu kami menguji fitur baru',
  betaLead: 'Kami mencari pembeli dan pemain yang mau mencoba fitur baru lebih dulu dan memberi pendapat jujur.',
  betaWhat: 'Tugasmu',
  betaWhatText:
    'Pakai fitur baru dengan akun aslimu, sekitar satu jam sebulan, lalu jawab beberapa pertanyaan lewat pesan.',
  betaGet: 'Yang kamu dapat',
  betaGetText: 'Akses lebih awal, jalur langsung ke tim pembuat toko ini, dan poin untuk setiap laporan yang berguna.',
  betaWho: 'Siapa yang bisa ikut',
  betaWhoText: 'Semua yang punya akun dan minimal satu pesanan selesai. Kamu bisa berhenti kapan saja.',
  betaJoin: 'Ikut dengan akun saya',
  betaHow: 'Buat akun atau masuk; undangan uji coba akan datang lewat pesan.',
  reviewsTitle: 'Kata pembeli tentang {shop}',
  reviewsLead:
    '{count, plural, =0 {Belum ada yang menulis ulasan.} other {# ulasan dari pembeli, masing-masing setelah pesanan selesai.}}',
  reviewsAverage: '{average} dari 5',
  reviewsOf: 'tentang {offer}',
}
