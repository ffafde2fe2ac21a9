import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: 'Satu unit tidak berfungsi',
  lead: 'Penjual punya {hours} jam untuk mengganti unit atau mengembalikan harganya. Sampai saat itu, pesananmu belum selesai.',
  unit: 'Unit mana yang tidak berfungsi?',
  unitHint: 'Kamu melihat karakter terakhir dari setiap kode atau login.',
  kind: 'Apa masalahnya?',
  kindName:
    '{kind, select, used {Sudah dipakai} invalid {Tidak valid} region {Wilayah salah} locked {Akun terkunci} other {Lainnya}}',
  statement: 'Apa yang terjadi?',
  statementHint: 'Tulis apa yang kamu lakukan dan lihat. Jangan tulis kodenya.',
  send: 'Beri tahu penjual',
  sent: 'Penjual sudah tahu bahwa unit itu tidak berfungsi.',
  noUnits: 'Tidak ada unit pesanan ini yang dapat dilaporkan sekarang.',
  moreUnits: 'Unit lainnya',
  unitMissing: 'Pilih unit yang tidak berfungsi',
  kindMissing: 'Pilih masalahnya',
  about: 'Unit {masked} – {kind}',
  answerName:
    '{answer, select, replaced {Penjual mengganti unit.} refunded {Harga unit dikembalikan.} refused {Penjual menolak.} unanswered {Penjual tidak menjawab tepat waktu.} withdrawn {Pembeli menarik klaim.} other {Berakhir dengan keputusan atas seluruh pesanan.}}',
  refunded: '{amount} dikembalikan.',
  waits: 'Penjual menjawab sampai {date}.',
  withdraw: 'Sekarang berfungsi',
  withdrawn: 'Kamu menarik klaim.',
}
