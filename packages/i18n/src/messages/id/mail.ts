import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: 'Kode verifikasimu untuk {company}',
  codeLogin: 'Gunakan kode ini untuk masuk:',
  codeRegister: 'Selamat datang! Gunakan kode ini untuk membuat akun:',
  codeReset: 'Gunakan kode ini untuk membuat kata sandi baru:',
  codeBind: 'Gunakan kode ini untuk mengonfirmasi alamat emailmu:',
  codeUnbind: 'Gunakan kode ini untuk melepas alamat emailmu:',
  codeValid: 'Kode berlaku {minutes, plural, other {# menit}} dan hanya bisa dipakai sekali.',
  codeIgnore: 'Jika kamu tidak memintanya, abaikan email ini. Kami tidak akan pernah meminta kode ini darimu.',
  passwordChangedSubject: 'Kata sandimu diubah',
  passwordChangedBody: 'Kata sandi akun {company} milikmu baru saja diubah, dan perangkat lain sudah dikeluarkan.',
  sessionReuseSubject: 'Kamu dikeluarkan demi keamanan akunmu',
  sessionReuseBody:
    'Sesi lama akun {company} milikmu dipakai lagi. Sesi itu mungkin disalin, jadi kami mengakhirinya di semua perangkat yang memakainya. Silakan masuk lagi.',
  emailChangedSubject: 'Alamat email akunmu diubah',
  emailChangedBody:
    'Alamat email akun {company} milikmu baru saja diubah atau dilepas, dan perangkat lain sudah dikeluarkan.',
  identityLinkedSubject: 'Cara masuk baru ditambahkan',
  identityLinkedBody: 'Ada cara masuk baru yang terhubung ke akun {company} milikmu.',
  loginAttackSubject: 'Seseorang mencoba kata sandi untuk akun Anda',
  loginAttackBody:
    'Hari ini kata sandi salah dicoba berkali-kali untuk akun {company} Anda. Di tempat Anda pernah masuk, Anda dapat masuk seperti biasa; di tempat lain kami mungkin meminta kode yang kami kirim lewat email.',
  factorAddedSubject: 'Masuk dua langkah diaktifkan',
  factorAddedBody:
    'Aplikasi autentikator baru saja dihubungkan ke akun {company} kamu. Masuk untuk bekerja kini juga memerlukan kodenya.',
  factorRemovedSubject: 'Masuk dua langkah dimatikan',
  factorReducedSubject: 'Masuk dua langkahmu diubah',
  factorReducedBody:
    'Aplikasi autentikator atau kunci sandi akun {company} milikmu baru saja dihapus, dan perangkat lain dikeluarkan. Masuk dua langkah tetap aktif.',
  factorRemovedBody: 'Langkah kedua terakhir akun {company} milikmu baru saja dihapus, dan perangkat lain dikeluarkan.',
  passkeyAddedSubject: 'Kunci sandi ditambahkan',
  passkeyAddedBody:
    'Kunci sandi baru saja ditambahkan ke akun {company} milikmu. Kunci itu, atau kode sebagai gantinya, diminta saat kamu masuk untuk bekerja.',
  recoveryCodeUsedSubject: 'Kode pemulihan digunakan',
  recoveryCodeUsedBody: 'Seseorang baru saja masuk ke akun {company} kamu dengan kode pemulihan.',
  notYou: 'Jika ini bukan kamu, segera atur ulang kata sandimu.',
  memberInvitedSubject: '{name} mengundangmu ke tim',
  memberInvitedBody:
    'Kamu diundang bekerja bersama {name} di {company}. Masuk atau buat akun dengan alamat email ini, lalu terima undangannya.',
  memberInvitedOnce:
    'Tautan ini hanya untuk {email}, berlaku sekali, dan aktif selama {days, plural, other {# hari}}. Jika kamu tidak menunggunya, abaikan pesan ini.',
  memberInvitedLink: 'Terima undangan',
  footer: 'Dikirim oleh {company}. Mohon tidak membalas email ini.',
  deliverySubject: 'Pesananmu sudah tiba: {title}',
  deliveryIntro: 'Terima kasih atas pesanan {orderId}. Ini yang kamu beli: {title}',
  deliveryLogin: 'ID login',
  deliveryPassword: 'Kata sandi',
  deliveryEmail: 'Alamat email',
  deliveryCode: 'Kode',
  deliveryNote: 'Detail',
  deliveryOutro:
    'Pastikan semuanya berfungsi, lalu konfirmasi penerimaan di akunmu. Rahasiakan detail ini; kami tidak pernah memintanya.',
  deliveryLink: 'Buka pesanan',
  passActiveSubject: 'Family Game PASS milikmu sudah aktif',
  passActiveBody: 'Family Game PASS milikmu berlaku sampai {until}. Terima kasih!',
  passFailedSubject: 'Family Game PASS milikmu gagal diperpanjang',
  passFailedBody:
    'Kartumu tidak ditagih. Kami akan mencoba lagi sampai {until}; kamu juga bisa membayar manual atau mematikan perpanjangan di akunmu.',
  passLink: 'Buka keanggotaan',
  releaseAlertSubject: 'Tersedia lagi: {title}',
  releaseAlertBody: 'Akun yang kamu tunggu bisa disewa lagi: {title}',
  priceAlertSubject: 'Sekarang {price}: {title}',
  priceAlertBody:
    'Penawaran yang kamu pantau kini di bawah harga yang kamu tetapkan. Harganya sekarang {price}: {title}',
  alertOnce: 'Kamu minta dikabari. Email ini hanya dikirim sekali dan barangnya tidak dipesankan untukmu.',
  alertLink: 'Buka penawaran',
  alertUnsubscribe: 'Hentikan email jenis ini',
  receiptSubject: 'Pembayaranmu sebesar {amount} sudah kami terima',
  receiptBody: 'Terima kasih! Kami sudah menerima {amount} untuk pembelian {purchaseId}:',
  receiptLink: 'Lihat pesanan saya',
  orderPaidSubject: 'Terjual: {title}',
  orderPaidBody:
    'Pesanan {orderId} senilai {amount} sudah dibayar. Bagian yang kami kirim sendiri sedang diproses; sisanya menunggumu di pusat penjual.',
  rentalEndingSubject: 'Masa sewamu berakhir dalam 24 jam: {title}',
  rentalEndingBody:
    'Sewa untuk pesanan {orderId} berakhir dalam 24 jam. Selesaikan permainanmu dan keluar dari akun itu sebelum waktunya habis.',
  declaredFailedSubject: 'Mohon kirim manual: {title}',
  declaredFailedBody:
    'Programmu tidak memberikan semua unit pesanan {orderId}. Mohon kirim sisanya secara manual sebelum {until}. Jawaban programmu ada di pusat penjual pada Akses API.',
  unitWaitingSubject: 'Akun menunggu data login baru: {title}',
  unitWaitingBody:
    'Sewa untuk pesanan {orderId} sudah berakhir. Ganti kata sandi akun itu lalu masukkan data login baru di pusat penjual; sebelum itu akun tidak bisa disewa.',
  refundAutomaticSubject: 'Uangmu sedang dikembalikan: {title}',
  refundAutomaticBody:
    'Penjual tidak menjawab permintaan pengembalian dana untuk pesanan {orderId} dalam 48 jam. {amount} sedang dikembalikan ke metode pembayaranmu.',
  refundMissedSubject: 'Dana dikembalikan tanpa jawabanmu: {title}',
  refundMissedBody:
    'Kamu tidak menjawab permintaan pengembalian dana untuk pesanan {orderId} dalam 48 jam, jadi {amount} otomatis dikembalikan ke pembeli.',
  refundAskedSubject: 'Pembeli meminta pengembalian dana: {title}',
  refundAskedBody:
    'Jawab permintaan pengembalian dana untuk pesanan {orderId} dalam 48 jam; jika tidak, {amount} otomatis dikembalikan ke pembeli.',
  refundAcceptedSubject: 'Pengembalian danamu disetujui: {title}',
  refundAcceptedBody:
    'Penjual menyetujui permintaan pengembalian dana untuk pesanan {orderId}. {amount} sedang dikembalikan ke metode pembayaranmu.',
  partOfferedSubject: 'Penjual menawarkan sebagian harga kembali: {title}',
  partOfferedBody:
    'Penjual menolak pengembalian penuh pesanan {orderId} dan menawarkan {amount}. Kamu dapat menerimanya di halaman pesanan, atau membuka sengketa.',
  partRefundedSubject: 'Sebagian harga dikembalikan kepada pembeli: {title}',
  partRefundedBody:
    '{amount} dari pesanan {orderId} dikembalikan kepada pembeli. Penjual menerima sisanya, dan pesanan selesai.',
  refundRefusedSubject: 'Permintaan pengembalian danamu ditolak: {title}',
  refundRefusedBody:
    'Penjual menolak permintaan pengembalian dana untuk pesanan {orderId}. Kamu punya 72 jam untuk membuka sengketa; layanan pelanggan kami yang memutuskan.',
  disputeAnsweredSubject: 'Penjual menjawab sengketamu: {title}',
  disputeAnsweredBody:
    'Pernyataan penjual tentang pesanan {orderId} ada di halaman pesananmu. Layanan pelanggan memeriksa kedua pihak dan memutuskan.',
  disputeOpenedSubject: 'Pembeli membuka sengketa: {title}',
  disputeOpenedBody:
    'Layanan pelanggan kami akan memeriksa pesanan {orderId} dan memutuskan. Sampai saat itu {amount} ditahan. Tambahkan informasi yang membantu di chat pesanan.',
  disputeRefundSubject: 'Sengketa sudah diputuskan: {title}',
  disputeRefundBody:
    'Layanan pelanggan kami memenangkan pembeli dalam sengketa pesanan {orderId}. {amount} dikembalikan ke pembeli.',
  disputeSellerSubject: 'Sengketa sudah diputuskan: {title}',
  disputeSellerBody:
    'Layanan pelanggan kami memenangkan penjual dalam sengketa pesanan {orderId}. Pesanan dianggap sudah diterima pembeli.',
  claimPaidSubject: 'Klaim asuransimu disetujui: {title}',
  claimPaidBody:
    'Asuransi pencurian berlaku untuk pesanan {orderId}. {amount} sedang dikembalikan ke metode pembayaranmu.',
  claimRefusedSubject: 'Klaim asuransimu ditolak: {title}',
  claimRefusedBody:
    'Kami sudah memeriksa klaim untuk pesanan {orderId} dan tidak bisa menyetujuinya. Alasannya ada di pesananmu.',
  sellerDeliveredSubject: 'Penjual Anda sudah mengirim: {title}',
  sellerDeliveredBody:
    'Penjual Anda sudah mengirim pesanan {orderId}. Detailnya ada di akun Anda, di pesanan dan percakapannya.',
  confirmUntil:
    'Periksa lalu konfirmasi penerimaan. Jika Anda tidak berkata apa-apa sampai {until}, pesanan dianggap diterima dan penjual dibayar.',
  confirmSoonSubject: 'Apakah pesanan Anda baik-baik saja? {title}',
  confirmSoonBody:
    'Pesanan {orderId} dianggap diterima pada {until}, dan penjual dibayar. Jika ada masalah, ajukan pengembalian dana sebelum itu.',
  answerSoonSubject: 'Permintaan pengembalian dana menunggu jawaban Anda: {title}',
  answerSoonBody:
    'Jawab permintaan pengembalian dana untuk pesanan {orderId} sebelum {until}; tanpa jawaban {amount} kembali otomatis.',
  disputeSoonSubject: 'Waktu untuk membuka sengketa hampir habis: {title}',
  disputeSoonBody:
    'Permintaan pengembalian dana Anda untuk pesanan {orderId} ditolak. Anda dapat membawanya ke layanan pelanggan kami sampai {until}; setelah itu kasus ditutup.',
  lowStockSubject: 'Stok hampir habis: {title}',
  lowStockBody: 'Sisa: {count}. Tambahkan unit ke brankas penawaran ini sebelum habis terjual.',
  unitClaimedSubject: 'Pembeli mengatakan sebuah unit tidak berfungsi: {title}',
  unitClaimedBody:
    'Pembeli pesanan {orderId} mengatakan bahwa unit yang dikirim tidak berfungsi. Ganti, kembalikan harganya, atau tolak sampai {until}; setelah itu pembeli dapat membuka sengketa.',
  unitClaimSoonSubject: 'Klaim unit menunggu jawabanmu: {title}',
  unitClaimSoonBody: 'Jawab klaim tentang unit pesanan {orderId} sampai {until}.',
  unitClaimMissedSubject: 'Waktu menjawab klaim sudah habis: {title}',
  unitClaimMissedBody:
    'Kamu tidak menjawab klaim tentang unit pesanan {orderId}. Pembeli kini dapat membuka sengketa. Kamu masih bisa mengganti unit di brankasmu.',
  unitClaimWithdrawnSubject: 'Pembeli menarik klaim: {title}',
  unitClaimWithdrawnBody: 'Unit pesanan {orderId} ternyata berfungsi. Tidak perlu menjawab.',
  unitRefundedSubject: 'Harga satu unit dikembalikan kepadamu: {title}',
  unitRefundedBody: '{amount} dari pesanan {orderId} dikembalikan kepadamu karena sebuah unit tidak berfungsi.',
  unitClaimRefusedSubject: 'Penjual menolak klaimmu: {title}',
  unitClaimRefusedBody:
    'Penjual mengatakan unit pesanan {orderId} berfungsi. Jika tidak setuju, buka sengketa sampai {until}.',
  unitClaimUnansweredSubject: 'Penjual tidak menjawab klaimmu: {title}',
  unitClaimUnansweredBody:
    'Penjual tidak menjawab klaimmu tentang unit pesanan {orderId} tepat waktu. Kamu dapat membuka sengketa sampai {until}; setelah itu pesanan selesai.',
  planFailedSubject: 'Perubahan terjadwal tidak dilakukan: {title}',
  planFailedBody:
    'Perubahan yang kamu rencanakan untuk {until} tidak dapat dilakukan. Halaman perubahan terjadwal menjelaskan alasannya.',
  planFailedLink: 'Perubahan terjadwal',
  unitReplacedSubject: 'Pengganti untuk pesananmu: {title}',
  unitReplacedBody:
    'Penjual mengganti bagian pesanan {orderId} yang tidak berfungsi. Buka pesanan untuk melihat detail barunya; detail itu tidak dikirim lewat email.',
  deliverSoonSubject: 'Pengiriman segera jatuh tempo: {title}',
  deliverSoonBody: 'Kirim pesanan {orderId} sebelum {until}. Pengiriman yang terlambat terlihat di catatan Anda.',
  passNotRenewedSubject: 'Family Game PASS Anda tidak diperpanjang',
  passNotRenewedBody:
    'Family Game PASS saat ini tidak dijual. Milik Anda berlaku hingga {until}. Tidak diperpanjang dan tidak ada yang ditagih.',
  passEndingSubject: 'Family Game PASS Anda segera berakhir',
  passEndingBody:
    'Family Game PASS Anda berakhir pada {until} dan tidak diperpanjang sendiri. Anda dapat memperpanjangnya di akun Anda.',
  passRenewingSubject: 'Family Game PASS Anda segera diperpanjang',
  passRenewingBody:
    'Family Game PASS Anda berlaku sampai {until}. Kartu Anda ditagih sehari sebelumnya; Anda dapat mematikan perpanjangan di akun Anda.',
  unreadSubject: '{name} menulis kepada Anda',
  unreadBody: 'Anda punya pesan belum dibaca dari {name}. Kami hanya memberi tahu sekali sampai Anda membacanya.',
  unreadLink: 'Buka percakapan',
  complaintRefusedSubject: 'Keluhan sewa Anda sudah dijawab: {title}',
  complaintRefusedBody:
    'Kami memeriksa keluhan Anda tentang sewa pesanan {orderId} dan tidak dapat menerimanya. Alasannya ada di pesanan Anda.',
  ticketReceivedSubject: 'Kami telah menerima pertanyaanmu {number}',
  ticketReceivedBody:
    'Petugas kami akan membacanya dan menjawab lewat email. Tombol ini membuka pertanyaanmu, tempat kamu bisa menulis lagi.',
  ticketAnswerSubject: 'Jawaban untuk pertanyaanmu {number}',
  ticketSolvedBody:
    'Kami telah menandai pertanyaanmu sebagai selesai. Jika belum, tulis lagi dan kami akan melanjutkan.',
  ticketLink: 'Buka pertanyaan',
  restDueSubject: 'Masih ada yang kurang: {title}',
  restDueBody:
    'Stok tidak cukup, jadi pesanan {orderId} baru terkirim sebagian (kurang: {pieces}). Kirim sisanya sebelum {until} atau kembalikan dananya. Setelah itu harganya otomatis kembali ke pembeli.',
  restSoonSubject: 'Sisa pesanan segera jatuh tempo: {title}',
  restSoonBody:
    'Pesanan {orderId} masih kurang (kurang: {pieces}). Jika tidak terkirim sebelum {until}, harganya otomatis kembali ke pembeli.',
  restOverdueSubject: 'Sisa yang kurang telah dikembalikan dananya: {title}',
  restOverdueBody:
    '{amount} dari pesanan {orderId} dikembalikan ke pembeli karena ada yang tidak terkirim tepat waktu (kurang: {pieces}).',
  restRefundedSubject: 'Dana kembali untuk yang tidak terkirim: {title}',
  restRefundedBody:
    '{amount} dari pesanan {orderId} sedang dikembalikan ke metode pembayaranmu karena tidak semuanya terkirim (kurang: {pieces}).',
  restUntil:
    'Penjual punya waktu sampai {until} untuk mengirim sisanya. Yang masih kurang saat itu otomatis dikembalikan dananya kepadamu.',
  sellerCancelledSubject: 'Penjual tidak bisa mengirim: {title}',
  sellerCancelledBody:
    'Penjual tidak bisa mengirim pesanan {orderId} dan mengakhirinya. {amount} sedang dikembalikan ke tempat kamu membayar.',
  wordsGoneSubject: 'Kata-katamu tentang "{title}" tidak lagi ditampilkan',
  wordsGoneBody:
    '{part, select, reply {Balasanmu atas ulasan itu tidak lagi ditampilkan.} other {Ulasanmu ditampilkan tanpa kata-katanya. Nilainya tetap dan dihitung.}} Jika ini keliru, tulislah kepada kami: kata-katanya bisa ditampilkan lagi.',
  betaWhy: 'Kamu menerima email ini karena menguji fitur baru bersama kami. Kamu bisa berhenti kapan saja: {address}',
  betaLink: 'Buka pengujian',
  replacedByStaffSubject: 'Dukungan mengganti barang pesanan Anda: {title}',
  replacedByStaffBody:
    'Layanan pelanggan memberi Anda unit lain sebagai ganti unit yang tidak berfungsi pada pesanan {orderId}. Buka pesanan untuk melihatnya. Harga tetap sama. Alasannya:',
  replacementAskedSubject: 'Kami meminta pengganti untuk pesanan Anda: {title}',
  replacementAskedBody:
    'Layanan pelanggan meminta pengganti kepada penjual untuk pesanan {orderId}. Hak Anda atas pesanan ini tetap sama. Alasannya:',
  staffReplacedSubject: 'Dukungan mengganti satu unit penjualan Anda: {title}',
  staffReplacedBody:
    'Layanan pelanggan mengambil satu unit dari gudang Anda untuk mengganti unit yang tidak berfungsi pada pesanan {orderId}. Unit lama disimpan sebagai diganti. Uang pesanan tetap sama. Alasannya:',
  replacementWantedSubject: 'Satu pesanan butuh pengganti: {title}',
  replacementWantedBody:
    'Barang pesanan {orderId} tidak berfungsi. Beri pembeli unit lain: isi gudang Anda dan ganti unit di halaman pesanan, atau kirim pesan. Sampai saat itu pembeli dapat membuka sengketa. Layanan pelanggan menulis:',
  partGivenSubject: 'Penjual mengembalikan sebagian harga: {title}',
  partGivenBody:
    '{amount} dari pesanan {orderId} sedang dikembalikan ke metode pembayaranmu. Pesanan berlanjut dengan sisanya.',
  messageActSubject: 'Tentang pesan dalam percakapanmu dengan {name}',
  messageAct:
    '{act, select, hide {Kami menghapus satu pesan dari percakapan ini. Kalian berdua tidak lagi melihatnya maupun berkasnya.} restore {Kami menampilkan lagi pesan dari percakapan ini yang sebelumnya kami hapus.} warned {Pesan yang kamu tulis melanggar aturan kami. Mohon patuhi: kami menutup akun yang melanggar.} warn {Kami memeriksa pesan yang kamu laporkan dan memperingatkan penulisnya.} other {Satu pesan dalam percakapan ini dilaporkan. Kami memeriksanya, dan pesan itu tetap ada.}}',
  messageReason:
    'Alasan: {reason, select, insult {Hinaan atau ancaman} personal_data {Data pribadi} advertisement {Iklan} off_platform {Transaksi di luar toko} illegal {Konten ilegal} other {Alasan lain}}',
  messageMine: 'Kamu yang menulisnya. Jika menurutmu ini keliru, hubungi kami.',
  deliveryFiles: '{count, plural, other {# file sudah siap: unduh di halaman pesananmu.}}',
  chargebackOpenedSubject: 'Bank pembeli meminta uangnya kembali: {title}',
  chargebackOpenedBody:
    'Pembeli membantah pembayaran pesanan {orderId} di banknya: tolak bayar sebesar {amount}. Kami menjawab bank, lalu bank yang memutuskan.',
  chargebackWaits:
    'Sampai bank memutuskan, pesanan ini dihentikan sementara: jangan kirim apa pun lagi, dan tidak ada yang dibayarkan untuknya. Jika bank memenangkan pembeli, pesanan dikembalikan dananya dan kamu tidak dibayar.',
  chargebackAtRisk:
    'Pesanan sudah selesai, dan bagianmu untuk sementara tetap milikmu. Jika bank memenangkan pembeli, kami menariknya dari saldomu, dan dari cadanganmu bila saldo tidak cukup.',
  chargebackWonSubject: 'Bank memenangkan toko: {title}',
  chargebackWonBody:
    'Tolak bayar {amount} untuk pesanan {orderId} sudah selesai: pembayaran tetap berlaku, dan tidak ada yang dipotong darimu. Pesanan yang dihentikan berlanjut. Jika menunggumu, kirim atau jawab sekarang.',
  chargebackLostSubject: 'Bank memenangkan pembeli: {title}',
  chargebackLostBody: 'Bank mengembalikan {amount} dari pembayaran pesanan {orderId} kepada pembeli.',
  chargebackRefunded: 'Dana pesanan dikembalikan, dan kamu tidak dibayar untuknya. Jangan kirim apa pun lagi.',
  chargebackTaken: 'Dari bagianmu, kami menarik {amount} dari saldo dan cadanganmu.',
  chargebackNothingTaken: 'Tidak ada yang dipotong darimu: toko yang menanggungnya.',
  chargebackPaused:
    'Sampai bank memutuskan, pesanan ini dihentikan sementara: jangan kirim apa pun lagi. Kamu tidak menanggung apa pun.',
}
