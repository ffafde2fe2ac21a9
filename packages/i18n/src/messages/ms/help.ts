import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'Pusat bantuan',
  lead: 'Jawapan tentang pembelian, penghantaran, perlindungan, sewaan dan akaun anda.',
  search: 'Cari bantuan',
  placeholder: 'Apa yang boleh kami bantu?',
  find: 'Cari',
  categories: 'Topik bantuan',
  all: 'Semua topik bantuan',
  onThisPage: 'Di halaman ini',
  more: 'Lagi tentang topik ini',
  updated: 'Dikemas kini pada {date}',
  nothingTitle: 'Tiada jawapan untuk “{keyword}”',
  nothingText: 'Cuba perkataan lain, atau lihat semua topik.',
  contactTitle: 'Tidak menemui jawapan?',
  contactLead: 'Tulis kepada kami. Kakitangan kami membaca dan menjawab.',
  preview: 'Pratonton versi {n}',
  previewText: 'Hanya orang dengan alamat ini melihatnya. Alamat ini tamat selepas sejam.',
}
