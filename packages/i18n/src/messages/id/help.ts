import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'Pusat bantuan',
  lead: 'Jawaban tentang pembelian, pengiriman, perlindungan, sewa, dan akunmu.',
  search: 'Cari bantuan',
  placeholder: 'Apa yang bisa kami bantu?',
  find: 'Cari',
  categories: 'Topik bantuan',
  all: 'Semua topik bantuan',
  onThisPage: 'Di halaman ini',
  more: 'Selengkapnya tentang topik ini',
  updated: 'Diperbarui pada {date}',
  nothingTitle: 'Tidak ada jawaban untuk “{keyword}”',
  nothingText: 'Coba kata lain, atau lihat semua topik.',
  contactTitle: 'Belum menemukan jawaban?',
  contactLead: 'Tulis kepada kami. Petugas kami membaca dan menjawab.',
  preview: 'Pratinjau versi {n}',
  previewText: 'Hanya orang dengan alamat ini yang melihatnya. Alamat ini berlaku satu jam.',
}
