import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: 'Kod pengesahan anda untuk {company}',
  codeLogin: 'Gunakan kod ini untuk log masuk:',
  codeRegister: 'Selamat datang! Gunakan kod ini untuk membuka akaun:',
  codeReset: 'Gunakan kod ini untuk menetapkan kata laluan baharu:',
  codeBind: 'Gunakan kod ini untuk mengesahkan alamat e-mel anda:',
  codeUnbind: 'Gunakan kod ini untuk membuang alamat e-mel anda:',
  codeValid: 'Kod sah selama {minutes, plural, other {# minit}} dan boleh digunakan sekali sahaja.',
  codeIgnore: 'Jika anda tidak meminta kod ini, abaikan mesej ini. Kami tidak akan meminta kod ini daripada anda.',
  passwordChangedSubject: 'Kata laluan anda telah ditukar',
  passwordChangedBody: 'Kata laluan akaun {company} anda baru sahaja ditukar, dan peranti lain telah dilog keluar.',
  sessionReuseSubject: 'Anda dilog keluar demi keselamatan akaun',
  sessionReuseBody:
    'Sesi lama akaun {company} anda digunakan semula. Ia mungkin telah disalin, jadi kami menamatkannya pada setiap peranti yang berkongsi sesi itu. Sila log masuk semula.',
  emailChangedSubject: 'Alamat e-mel akaun anda telah ditukar',
  emailChangedBody:
    'Alamat e-mel akaun {company} anda baru sahaja ditukar atau dibuang, dan peranti lain telah dilog keluar.',
  identityLinkedSubject: 'Cara log masuk baharu telah ditambah',
  identityLinkedBody: 'Satu cara log masuk baharu telah dipautkan ke akaun {company} anda.',
  loginAttackSubject: 'Seseorang sedang mencuba kata laluan untuk akaun anda',
  loginAttackBody:
    'Hari ini kata laluan salah telah dicuba berkali-kali untuk akaun {company} anda. Di tempat anda pernah log masuk, anda boleh masuk seperti biasa; di tempat lain kami mungkin meminta kod yang kami hantar melalui e-mel.',
  factorAddedSubject: 'Log masuk dua langkah dihidupkan',
  factorAddedBody:
    'Aplikasi pengesah baru sahaja disambungkan ke akaun {company} anda. Log masuk untuk bekerja kini juga memerlukan kodnya.',
  factorRemovedSubject: 'Log masuk dua langkah dimatikan',
  factorReducedSubject: 'Log masuk dua langkah anda telah diubah',
  factorReducedBody:
    'Aplikasi pengesah atau kunci laluan akaun {company} anda baru sahaja dibuang, dan peranti lain telah dilog keluar. Log masuk dua langkah kekal dihidupkan.',
  factorRemovedBody:
    'Langkah kedua terakhir akaun {company} anda baru sahaja dibuang, dan peranti lain telah dilog keluar.',
  passkeyAddedSubject: 'Kunci laluan telah ditambah',
  passkeyAddedBody:
    'Kunci laluan baru sahaja ditambah pada akaun {company} anda. Kunci itu, atau kod sebagai gantinya, diminta apabila anda log masuk untuk bekerja.',
  recoveryCodeUsedSubject: 'Kod pemulihan telah digunakan',
  recoveryCodeUsedBody: 'Seseorang baru sahaja log masuk ke akaun {company} anda dengan kod pemulihan.',
  notYou: 'Jika bukan anda yang melakukannya, tetapkan semula kata laluan sekarang.',
  memberInvitedSubject: '{name} menjemput anda ke pasukan',
  memberInvitedBody:
    'Anda dijemput bekerja bersama {name} di {company}. Log masuk atau buat akaun dengan alamat e-mel ini, kemudian terima jemputan.',
  memberInvitedOnce:
    'Pautan ini hanya untuk {email}, berfungsi sekali dan sah selama {days, plural, other {# hari}}. Jika anda tidak menjangkakannya, abaikan mesej ini.',
  memberInvitedLink: 'Terima jemputan',
  footer: 'Dihantar oleh {company}. Sila jangan balas mesej ini.',
  deliverySubject: 'Pembelian anda sudah sampai: {title}',
  deliveryIntro: 'Terima kasih atas pesanan {orderId}. Ini yang anda beli: {title}',
  deliveryLogin: 'ID log masuk',
  deliveryPassword: 'Kata laluan',
  deliveryEmail: 'E-mel',
  deliveryCode: 'Kod',
  deliveryNote: 'Butiran',
  deliveryOutro:
    'Sila pastikan semuanya berfungsi, kemudian sahkan penerimaan dalam akaun anda. Rahsiakan butiran ini; kami tidak akan memintanya.',
  deliveryLink: 'Buka pesanan',
  passActiveSubject: 'Family Game PASS anda sudah aktif',
  passActiveBody: 'Family Game PASS anda sah sehingga {until}. Terima kasih!',
  passFailedSubject: 'Family Game PASS anda gagal diperbaharui',
  passFailedBody:
    'Kad anda tidak dicaj. Kami akan mencuba lagi sehingga {until}; anda juga boleh membayar sendiri atau mematikan pembaharuan dalam akaun anda.',
  passLink: 'Buka keahlian saya',
  releaseAlertSubject: 'Tersedia semula: {title}',
  releaseAlertBody: 'Akaun yang anda tunggu boleh disewa semula: {title}',
  priceAlertSubject: 'Kini {price}: {title}',
  priceAlertBody: 'Tawaran yang anda ikuti kini di bawah harga yang anda tetapkan. Harganya sekarang {price}: {title}',
  alertOnce: 'Anda minta dimaklumkan. E-mel ini dihantar sekali sahaja dan tiada apa-apa ditempah untuk anda.',
  alertLink: 'Buka tawaran',
  alertUnsubscribe: 'Hentikan e-mel jenis ini',
  receiptSubject: 'Bayaran anda sebanyak {amount} telah diterima',
  receiptBody: 'Terima kasih! Kami telah menerima {amount} untuk pembelian {purchaseId}:',
  receiptLink: 'Lihat pesanan saya',
  orderPaidSubject: 'Jualan baharu: {title}',
  orderPaidBody:
    'Pesanan {orderId} bernilai {amount} telah dibayar. Bahagian yang kami hantar sendiri sedang diproses; selebihnya menunggu anda di pusat penjual.',
  rentalEndingSubject: 'Sewaan anda tamat dalam 24 jam: {title}',
  rentalEndingBody:
    'Sewaan bagi pesanan {orderId} tamat dalam 24 jam. Sila habiskan permainan anda dan log keluar daripada akaun itu sebelum masanya.',
  declaredFailedSubject: 'Sila hantar secara manual: {title}',
  declaredFailedBody:
    'Program anda tidak memberikan semua unit pesanan {orderId}. Sila hantar bakinya secara manual sebelum {until}. Jawapan program anda ada di pusat penjual di bawah Akses melalui API.',
  unitWaitingSubject: 'Akaun menunggu butiran log masuk baharu: {title}',
  unitWaitingBody:
    'Sewaan bagi pesanan {orderId} telah tamat. Sila tukar kata laluan akaun itu dan masukkan butiran baharu di pusat penjual; sebelum itu tiada sesiapa boleh menyewanya.',
  refundAutomaticSubject: 'Wang anda sedang dipulangkan: {title}',
  refundAutomaticBody:
    'Penjual tidak menjawab permintaan bayaran balik anda bagi pesanan {orderId} dalam 48 jam. {amount} sedang dipulangkan melalui kaedah bayaran asal anda.',
  refundMissedSubject: 'Dibayar balik tanpa jawapan anda: {title}',
  refundMissedBody:
    'Anda tidak menjawab permintaan bayaran balik bagi pesanan {orderId} dalam 48 jam, jadi {amount} dipulangkan kepada pembeli secara automatik.',
  refundAskedSubject: 'Pembeli meminta bayaran balik: {title}',
  refundAskedBody:
    'Sila jawab permintaan bayaran balik bagi pesanan {orderId} dalam 48 jam; jika tidak, {amount} dipulangkan kepada pembeli secara automatik.',
  refundAcceptedSubject: 'Bayaran balik anda diluluskan: {title}',
  refundAcceptedBody:
    'Penjual meluluskan permintaan bayaran balik anda bagi pesanan {orderId}. {amount} sedang dipulangkan melalui kaedah bayaran asal anda.',
  partOfferedSubject: 'Penjual menawarkan sebahagian harga dikembalikan: {title}',
  partOfferedBody:
    'Penjual menolak bayaran balik penuh pesanan {orderId} dan menawarkan {amount}. Anda boleh menerimanya di halaman pesanan, atau membuka pertikaian.',
  partRefundedSubject: 'Sebahagian harga dikembalikan kepada pembeli: {title}',
  partRefundedBody:
    '{amount} daripada pesanan {orderId} dikembalikan kepada pembeli. Penjual menerima bakinya, dan pesanan selesai.',
  refundRefusedSubject: 'Permintaan bayaran balik anda ditolak: {title}',
  refundRefusedBody:
    'Penjual menolak permintaan bayaran balik anda bagi pesanan {orderId}. Anda ada 72 jam untuk membawa kes ini kepada khidmat pelanggan kami.',
  disputeAnsweredSubject: 'Penjual menjawab pertikaian anda: {title}',
  disputeAnsweredBody:
    'Kenyataan penjual tentang pesanan {orderId} ada di halaman pesanan anda. Khidmat pelanggan menyemak kedua-dua pihak dan membuat keputusan.',
  disputeOpenedSubject: 'Pembeli membuka pertikaian: {title}',
  disputeOpenedBody:
    'Khidmat pelanggan kami akan meneliti pesanan {orderId} dan memutuskan. Sehingga itu {amount} dipegang. Sila tambah maklumat berguna dalam sembang pesanan.',
  disputeRefundSubject: 'Pertikaian telah diputuskan: {title}',
  disputeRefundBody:
    'Khidmat pelanggan kami memutuskan pertikaian pesanan {orderId} memihak kepada pembeli. {amount} dipulangkan kepada pembeli.',
  disputeSellerSubject: 'Pertikaian telah diputuskan: {title}',
  disputeSellerBody:
    'Khidmat pelanggan kami memutuskan pertikaian pesanan {orderId} memihak kepada penjual. Pesanan dianggap sudah diterima pembeli.',
  claimPaidSubject: 'Tuntutan insurans anda diluluskan: {title}',
  claimPaidBody:
    'Insurans kecurian melindungi pesanan {orderId}. {amount} sedang dipulangkan melalui kaedah bayaran asal anda.',
  claimRefusedSubject: 'Tuntutan insurans anda ditolak: {title}',
  claimRefusedBody:
    'Kami telah meneliti tuntutan anda bagi pesanan {orderId} dan tidak dapat meluluskannya. Sebabnya dinyatakan dalam pesanan anda.',
  sellerDeliveredSubject: 'Penjual anda telah menghantar: {title}',
  sellerDeliveredBody:
    'Penjual anda telah menghantar pesanan {orderId}. Butirannya ada dalam akaun anda, pada pesanan dan perbualannya.',
  confirmUntil:
    'Sila semak dan sahkan penerimaan. Jika anda tidak berkata apa-apa sehingga {until}, pesanan dikira diterima dan penjual dibayar.',
  confirmSoonSubject: 'Adakah pesanan anda baik? {title}',
  confirmSoonBody:
    'Pesanan {orderId} dikira diterima pada {until}, dan penjual dibayar. Jika ada masalah, sila minta bayaran balik sebelum itu.',
  answerSoonSubject: 'Permintaan bayaran balik menunggu jawapan anda: {title}',
  answerSoonBody:
    'Sila jawab permintaan bayaran balik bagi pesanan {orderId} sebelum {until}; tanpa jawapan {amount} dikembalikan secara automatik.',
  disputeSoonSubject: 'Masa untuk membuka pertikaian hampir tamat: {title}',
  disputeSoonBody:
    'Permintaan bayaran balik anda bagi pesanan {orderId} ditolak. Anda boleh membawanya kepada khidmat pelanggan kami sehingga {until}; selepas itu kes ditutup.',
  lowStockSubject: 'Stok hampir habis: {title}',
  lowStockBody: 'Baki: {count}. Tambah unit ke peti simpanan tawaran ini sebelum ia habis dijual.',
  unitClaimedSubject: 'Pembeli berkata satu unit tidak berfungsi: {title}',
  unitClaimedBody:
    'Pembeli pesanan {orderId} berkata unit yang dihantar tidak berfungsi. Ganti, pulangkan harganya atau tolak sebelum {until}; selepas itu pembeli boleh membuka pertikaian.',
  unitClaimSoonSubject: 'Tuntutan unit menunggu jawapan anda: {title}',
  unitClaimSoonBody: 'Sila jawab tuntutan tentang unit pesanan {orderId} sebelum {until}.',
  unitClaimMissedSubject: 'Masa menjawab tuntutan sudah tamat: {title}',
  unitClaimMissedBody:
    'Anda tidak menjawab tuntutan tentang unit pesanan {orderId}. Pembeli kini boleh membuka pertikaian. Anda masih boleh menggantikan unit dalam peti simpanan.',
  unitClaimWithdrawnSubject: 'Pembeli menarik balik tuntutan: {title}',
  unitClaimWithdrawnBody: 'Unit pesanan {orderId} berfungsi. Anda tidak perlu menjawab.',
  unitRefundedSubject: 'Harga satu unit dipulangkan kepada anda: {title}',
  unitRefundedBody: '{amount} daripada pesanan {orderId} dipulangkan kepada anda kerana satu unit tidak berfungsi.',
  unitClaimRefusedSubject: 'Penjual menolak tuntutan anda: {title}',
  unitClaimRefusedBody:
    'Penjual berkata unit pesanan {orderId} berfungsi. Jika tidak setuju, buka pertikaian sebelum {until}.',
  unitClaimUnansweredSubject: 'Penjual tidak menjawab tuntutan anda: {title}',
  unitClaimUnansweredBody:
    'Penjual tidak menjawab tuntutan anda tentang unit pesanan {orderId} pada masanya. Anda boleh membuka pertikaian sebelum {until}; selepas itu pesanan selesai.',
  planFailedSubject: 'Perubahan yang dirancang tidak dibuat: {title}',
  planFailedBody:
    'Perubahan yang anda rancang untuk {until} tidak dapat dibuat. Halaman perubahan yang dirancang menyatakan sebabnya.',
  planFailedLink: 'Perubahan yang dirancang',
  unitReplacedSubject: 'Pengganti untuk pesanan anda: {title}',
  unitReplacedBody:
    'Penjual telah menggantikan bahagian pesanan {orderId} yang tidak berfungsi. Buka pesanan untuk melihat butiran baharu; butiran itu tidak dihantar melalui e-mel.',
  deliverSoonSubject: 'Penghantaran akan tamat tempoh: {title}',
  deliverSoonBody: 'Sila hantar pesanan {orderId} sebelum {until}. Penghantaran lewat kelihatan dalam rekod anda.',
  passNotRenewedSubject: 'Family Game PASS anda tidak diperbaharui',
  passNotRenewedBody:
    'Family Game PASS tidak dijual buat masa ini. Pas anda sah hingga {until}. Ia tidak diperbaharui dan tiada caj dikenakan.',
  passEndingSubject: 'Family Game PASS anda akan tamat',
  passEndingBody:
    'Family Game PASS anda tamat pada {until} dan tidak diperbaharui sendiri. Anda boleh melanjutkannya dalam akaun anda.',
  passRenewingSubject: 'Family Game PASS anda akan diperbaharui',
  passRenewingBody:
    'Family Game PASS anda sah sehingga {until}. Kad anda dicaj sehari sebelumnya; anda boleh mematikan pembaharuan dalam akaun anda.',
  unreadSubject: '{name} menulis kepada anda',
  unreadBody: 'Anda ada mesej belum dibaca daripada {name}. Kami hanya memberitahu sekali sehingga anda membacanya.',
  unreadLink: 'Buka perbualan',
  complaintRefusedSubject: 'Aduan sewa anda telah dijawab: {title}',
  complaintRefusedBody:
    'Kami meneliti aduan anda tentang sewaan pesanan {orderId} dan tidak dapat menerimanya. Sebabnya ada pada pesanan anda.',
  ticketReceivedSubject: 'Kami telah menerima pertanyaan anda {number}',
  ticketReceivedBody:
    'Kakitangan kami akan membacanya dan menjawab melalui e-mel. Butang ini membuka pertanyaan anda, dan anda boleh menulis lagi di situ.',
  ticketAnswerSubject: 'Jawapan untuk pertanyaan anda {number}',
  ticketSolvedBody:
    'Kami telah menandakan pertanyaan anda sebagai selesai. Jika belum, tulis semula dan kami akan teruskan.',
  ticketLink: 'Buka pertanyaan anda',
  restDueSubject: 'Masih ada unit yang belum dihantar: {title}',
  restDueBody:
    'Stok tidak mencukupi, jadi pesanan {orderId} dihantar sebahagian sahaja (kurang: {pieces}). Sila hantar baki sebelum {until} atau pulangkan bayarannya. Selepas itu harganya dipulangkan kepada pembeli secara automatik.',
  restSoonSubject: 'Unit yang kurang akan tamat tempoh: {title}',
  restSoonBody:
    'Pesanan {orderId} masih kurang unit (kurang: {pieces}). Jika tidak dihantar sebelum {until}, harganya dipulangkan kepada pembeli secara automatik.',
  restOverdueSubject: 'Unit yang kurang telah dibayar balik: {title}',
  restOverdueBody:
    '{amount} daripada pesanan {orderId} dipulangkan kepada pembeli kerana ada unit yang tidak dihantar pada masanya (kurang: {pieces}).',
  restRefundedSubject: 'Bayaran balik untuk yang tidak sampai: {title}',
  restRefundedBody:
    '{amount} daripada pesanan {orderId} sedang dipulangkan ke kaedah bayaran anda kerana bukan semuanya dihantar (kurang: {pieces}).',
  restUntil:
    'Penjual mempunyai masa sehingga {until} untuk menghantar baki. Yang masih kurang ketika itu dibayar balik kepada anda secara automatik.',
  sellerCancelledSubject: 'Penjual tidak dapat menghantar: {title}',
  sellerCancelledBody:
    'Penjual tidak dapat menghantar pesanan {orderId} dan telah menamatkannya. {amount} sedang dipulangkan ke tempat anda membayar.',
  wordsGoneSubject: 'Kata-kata anda tentang "{title}" tidak lagi dipaparkan',
  wordsGoneBody:
    '{part, select, reply {Balasan anda kepada ulasan itu tidak lagi dipaparkan.} other {Ulasan anda dipaparkan tanpa kata-katanya. Markahnya kekal dan dikira.}} Jika ini silap, tulis kepada kami: kata-kata itu boleh dipaparkan semula.',
  betaWhy:
    'Anda menerima e-mel ini kerana menguji ciri baharu bersama kami. Anda boleh berhenti pada bila-bila masa: {address}',
  betaLink: 'Buka ujian',
  replacedByStaffSubject: 'Sokongan menggantikan barang pesanan anda: {title}',
  replacedByStaffBody:
    'Khidmat pelanggan memberi anda unit lain menggantikan unit yang tidak berfungsi dalam pesanan {orderId}. Buka pesanan untuk melihatnya. Harga kekal sama. Sebabnya:',
  replacementAskedSubject: 'Kami meminta gantian untuk pesanan anda: {title}',
  replacementAskedBody:
    'Khidmat pelanggan meminta gantian daripada penjual untuk pesanan {orderId}. Hak anda dalam pesanan ini kekal sama. Sebabnya:',
  staffReplacedSubject: 'Sokongan menggantikan satu unit jualan anda: {title}',
  staffReplacedBody:
    'Khidmat pelanggan mengambil satu unit dari peti simpanan anda untuk menggantikan unit yang tidak berfungsi dalam pesanan {orderId}. Unit lama disimpan sebagai diganti. Wang pesanan kekal sama. Sebabnya:',
  replacementWantedSubject: 'Satu pesanan memerlukan gantian: {title}',
  replacementWantedBody:
    'Barang pesanan {orderId} tidak berfungsi. Beri pembeli unit lain: isi peti simpanan dan gantikan unit di halaman pesanan, atau tulis kepada pembeli. Sementara itu pembeli boleh membuka pertikaian. Khidmat pelanggan menulis:',
  partGivenSubject: 'Penjual memulangkan sebahagian harga: {title}',
  partGivenBody:
    '{amount} daripada pesanan {orderId} sedang dipulangkan ke kaedah bayaran anda. Pesanan diteruskan dengan bakinya.',
  messageActSubject: 'Tentang mesej dalam perbualan anda dengan {name}',
  messageAct:
    '{act, select, hide {Kami membuang satu mesej daripada perbualan ini. Kedua-dua pihak tidak lagi melihatnya atau failnya.} restore {Kami memaparkan semula mesej perbualan ini yang telah kami buang.} warned {Mesej yang anda tulis melanggar peraturan kami. Sila patuhi: kami menutup akaun yang melanggarnya.} warn {Kami menyemak mesej yang anda laporkan dan memberi amaran kepada penulisnya.} other {Satu mesej dalam perbualan ini dilaporkan. Kami menyemaknya, dan ia kekal.}}',
  messageReason:
    'Sebab: {reason, select, insult {Penghinaan atau ugutan} personal_data {Data peribadi} advertisement {Iklan} off_platform {Urus niaga di luar kedai} illegal {Kandungan haram} other {Sebab lain}}',
  messageMine: 'Anda yang menulisnya. Jika anda rasa ini silap, hubungi kami.',
  deliveryFiles: '{count, plural, other {# fail sudah sedia: muat turun di halaman pesanan anda.}}',
  chargebackOpenedSubject: 'Bank pembeli meminta wang dipulangkan: {title}',
  chargebackOpenedBody:
    'Pembeli mempertikaikan bayaran pesanan {orderId} di banknya: bayaran balik bank sebanyak {amount}. Kami menjawab bank, dan bank yang memutuskan.',
  chargebackWaits:
    'Sehingga bank memutuskan, pesanan ini tergantung: sila jangan hantar apa-apa lagi, dan tiada bayaran dibuat untuknya. Jika bank memihak kepada pembeli, pesanan dibayar balik dan anda tidak dibayar.',
  chargebackAtRisk:
    'Pesanan sudah selesai, dan bahagian anda kekal milik anda buat masa ini. Jika bank memihak kepada pembeli, kami mengambilnya semula daripada baki anda, dan daripada rizab anda jika baki tidak cukup.',
  chargebackWonSubject: 'Bank memihak kepada kedai: {title}',
  chargebackWonBody:
    'Bayaran balik bank {amount} bagi pesanan {orderId} sudah tamat: bayaran kekal sah, dan tiada apa-apa diambil daripada anda. Pesanan yang tergantung diteruskan. Jika ia menunggu anda, sila hantar atau jawab sekarang.',
  chargebackLostSubject: 'Bank memihak kepada pembeli: {title}',
  chargebackLostBody: 'Bank memulangkan {amount} daripada bayaran pesanan {orderId} kepada pembeli.',
  chargebackRefunded: 'Pesanan sudah dibayar balik, dan anda tidak dibayar. Sila jangan hantar apa-apa lagi.',
  chargebackTaken: 'Daripada bahagian anda, kami mengambil semula {amount} daripada baki dan rizab anda.',
  chargebackNothingTaken: 'Tiada apa-apa diambil daripada anda: kedai menanggungnya.',
  chargebackPaused:
    'Sehingga bank memutuskan, pesanan ini tergantung: sila jangan hantar apa-apa lagi. Anda tidak menanggung apa-apa.',
}
