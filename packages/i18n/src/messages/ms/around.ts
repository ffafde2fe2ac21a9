import type { Messages } from '../../catalogue.ts'

export const around: Messages<'around'> = {
  title: 'Pilihan kuki anda',
  text: 'Kami memerlukan beberapa kuki supaya kedai berfungsi. Dengan persetujuan anda, kami juga mengingati dari mana anda datang dan memuatkan alat log masuk serta terjemahan syarikat lain.',
  accept: 'Terima semua',
  decline: 'Yang perlu sahaja',
  more: 'Ketahui lagi',
  cookiesTitle: 'Kuki dan pilihan anda',
  cookiesLead:
    'Apa yang kami simpan dalam pelayar anda, sebabnya dan tempohnya. Anda boleh ubah fikiran di sini pada bila-bila masa.',
  cookiesNeeded: 'Sentiasa diperlukan',
  cookiesNeededText:
    'Sesi, troli, bahasa, mata wang, zon waktu, nombor peranti rawak dan kumpulan ujian anda. Dua yang terakhir tamat bersama lawatan anda melainkan anda bersetuju dengan yang selebihnya. Tanpa semua ini, kedai tidak dapat mengekalkan log masuk atau memaparkan harga yang betul.',
  cookiesMore: 'Hanya dengan persetujuan anda',
  cookiesMoreText:
    'Dari mana anda datang (30 hari dan 360 jam), nombor peranti dan kumpulan ujian selama setahun, log masuk satu ketikan oleh Google, dan terjemahan halaman. Semua ini tidak dimuatkan sebelum anda bersetuju, dan tidak sekali-kali pada halaman bayaran, log masuk atau akaun.',
  cookiesNow:
    '{choice, select, all {Anda bersetuju dengan semuanya.} essential {Anda memilih yang perlu sahaja.} other {Anda belum memilih, jadi hanya yang perlu digunakan.}}',
  offlineTitle: 'Anda di luar talian',
  offlineText: 'Halaman ini memerlukan sambungan. Senarai pesanan boleh dibaca seperti kali terakhir anda membukanya.',
  offlineOrders: 'Pesanan saya',
  offlineRetry: 'Cuba lagi',
  landingTitle: 'Buka dunia permainan anda',
  landingLead:
    'Tidak perlu membuang masa: akaun, syiling, item dan permainan kongsi daripada penjual yang kami semak. Penjual dibayar selepas barang sampai.',
  landingStart: 'Cari permainan anda',
  landingJoin: 'Buka akaun',
  landingHow: 'Cara ia berfungsi',
  landingOne: 'Pilih',
  landingOneText:
    'Bandingkan penjual mengikut harga, penilaian dan masa penghantaran. Harga yang dilihat itulah yang dibayar.',
  landingTwo: 'Bayar kepada kami dahulu',
  landingTwoText: 'Kami pegang wang anda. Penjual menghantar setelah melihat bayaran masuk.',
  landingThree: 'Semak, kemudian sahkan',
  landingThreeText: 'Sahkan apabila pembelian sudah diterima. Jika ada masalah, wang anda dipulangkan.',
  landingGames: 'Mulakan dengan permainan ini',
  landingWords: 'Kata pembeli',
  landingEvents: 'Sedang berlangsung',
  eventRunning: 'Sedang berlangsung',
  eventOver: 'Tamat',
  eventSoon: 'Akan datang',
  eventSpan: '{from} hingga {until}',
  eventOverTitle: '{title} sudah tamat',
  eventOverText: 'Tawaran untuk permainan ini masih ada di sini.',
  eventOf: '{category} terbaik untuk {brand}',
  eventAll: 'Semua {category}',
  eventNothing: 'Tiada tawaran untuk permainan ini buat masa ini.',
  betaTitle: 'Bantu kami uji ciri baharu',
  betaLead:
    'Kami mencari pembeli dan pemain yang mahu mencuba ciri baharu lebih awal dan memberitahu pendapat mereka dengan jujur.',
  betaWhat: 'Apa yang anda buat',
  betaWhatText:
    'Gunakan ciri baharu dengan akaun sebenar anda, kira-kira sejam sebulan, dan jawab beberapa soalan melalui mesej.',
  betaGet: 'Apa yang anda dapat',
  betaGetText: 'Akses awal kepada ciri baharu dan talian terus kepada pasukan yang membina kedai ini.',
  betaWho: 'Siapa yang boleh sertai',
  betaWhoText:
    'Sesiapa yang mempunyai akaun dan sekurang-kurangnya satu pesanan selesai. Anda boleh berhenti pada bila-bila masa.',
  betaJoin: 'Sertai dengan akaun saya',
  betaHow: 'Jemputan ujian dihantar ke alamat e-mel akaun anda.',
  betaLogIn: 'Log masuk untuk menyertai',
  betaNeedsOrder: 'Anda boleh menyertai sebaik sahaja satu pesanan anda selesai.',
  betaSince: 'Anda menguji bersama kami sejak {date}.',
  betaLeave: 'Berhenti menyertai',
  betaJoined: 'Anda sudah menyertai. Terima kasih kerana menguji bersama kami!',
  betaLeft: 'Anda tidak lagi menguji bersama kami. Anda boleh kembali pada bila-bila masa.',
  reviewsTitle: 'Kata pembeli tentang {shop}',
  reviewsLead:
    '{count, plural, =0 {Belum ada sesiapa menulis ulasan.} other {# ulasan pembeli, setiap satu selepas pesanan selesai.}}',
  reviewsAverage: '{average} daripada 5',
  reviewsOf: 'tentang {offer}',
}
