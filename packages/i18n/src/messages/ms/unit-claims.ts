import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: 'Satu unit tidak berfungsi',
  lead: 'Penjual mempunyai {hours} jam untuk menggantikan unit atau memulangkan harganya. Sehingga itu, pesanan anda belum selesai.',
  unit: 'Unit mana yang tidak berfungsi?',
  unitHint: 'Anda melihat aksara terakhir setiap kod atau log masuk.',
  kind: 'Apakah masalahnya?',
  kindName:
    '{kind, select, used {Sudah digunakan} invalid {Tidak sah} region {Rantau salah} locked {Akaun dikunci} other {Lain-lain}}',
  statement: 'Apa yang berlaku?',
  statementHint: 'Nyatakan apa yang anda buat dan lihat. Jangan tulis kod itu.',
  send: 'Beritahu penjual',
  sent: 'Penjual kini tahu unit itu tidak berfungsi.',
  noUnits: 'Tiada unit pesanan ini yang boleh dituntut sekarang.',
  moreUnits: 'Lagi unit',
  unitMissing: 'Pilih unit yang tidak berfungsi',
  kindMissing: 'Pilih masalahnya',
  about: 'Unit {masked} – {kind}',
  answerName:
    '{answer, select, replaced {Penjual telah menggantikan unit.} refunded {Harga unit telah dipulangkan.} refused {Penjual menolak.} unanswered {Penjual tidak menjawab pada masanya.} withdrawn {Pembeli menarik balik tuntutan.} other {Tamat dengan keputusan tentang seluruh pesanan.}}',
  refunded: '{amount} telah dipulangkan.',
  waits: 'Penjual menjawab sehingga {date}.',
  withdraw: 'Kini berfungsi',
  withdrawn: 'Anda menarik balik tuntutan.',
}
