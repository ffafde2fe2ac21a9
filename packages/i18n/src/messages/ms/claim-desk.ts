import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: 'Tuntutan unit',
  listLead:
    'Unit yang menurut pembeli tidak berfungsi. Jika tidak dijawab pada masanya, pembeli boleh membuka pertikaian.',
  open: 'Terbuka',
  answered: 'Dijawab',
  none: 'Tiada tuntutan di sini',
  noneText: 'Apabila pembeli berkata unit tidak berfungsi, ia muncul di sini bersama masa untuk menjawab.',
  columnUnit: 'Unit barang',
  columnProblem: 'Masalah',
  columnOrder: 'Pesanan',
  columnUntil: 'Jawab sebelum',
  columnResult: 'Keputusan',
  formUntil: 'Jawab sebelum {date}. Selepas itu, pembeli boleh membuka pertikaian.',
  text: 'Kata-kata kepada pembeli',
  textHint: 'Perlu jika anda menolak. Jangan tulis kod di sini.',
  textMissing: 'Nyatakan sebab anda menolak',
  replace: 'Ganti dari peti simpanan',
  refund: 'Pulangkan harganya',
  refuse: 'Tolak',
  done: 'Tuntutan telah dijawab.',
  vaultEmpty: 'Peti simpanan tiada unit kosong. Tambah dahulu, atau pulangkan harga.',
}
