import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: 'Klaim unit',
  listLead:
    'Unit yang menurut pembeli tidak berfungsi. Jika tidak dijawab tepat waktu, pembeli dapat membuka sengketa.',
  open: 'Terbuka',
  answered: 'Dijawab',
  none: 'Tidak ada klaim di sini',
  noneText: 'Jika pembeli mengatakan unit tidak berfungsi, unit itu muncul di sini dengan batas waktu jawaban.',
  columnUnit: 'Unit barang',
  columnProblem: 'Masalah',
  columnOrder: 'Pesanan',
  columnUntil: 'Jawab sampai',
  columnResult: 'Hasil',
  formUntil: 'Jawab sampai {date}. Setelah itu, pembeli dapat membuka sengketa.',
  text: 'Pesan untuk pembeli',
  textHint: 'Wajib jika menolak. Jangan tulis kode di sini.',
  textMissing: 'Tulis alasan menolak',
  replace: 'Ganti dari brankas',
  refund: 'Kembalikan harganya',
  refuse: 'Tolak',
  done: 'Klaim sudah dijawab.',
  vaultEmpty: 'Brankas tidak punya unit bebas. Tambahkan dulu, atau kembalikan harganya.',
}
