import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {Disahkan: {title}} failed {Tidak disahkan: {title}} withdrawn {Tanda ditarik balik: {title}} other {Tanda telah tamat: {title}}}',
  'mail-body':
    '{news, select, verified {Gambar anda sepadan dengan tawaran anda. Kedai kini memaparkan tanda dengan tarikh hari ini.} failed {Gambar anda tidak menunjukkan semuanya. Ini yang kurang; anda boleh memohon lagi.} withdrawn {Kakitangan menarik balik tanda tawaran anda. Sebabnya di bawah.} other {Tanda tawaran anda sudah terlalu lama. Anda boleh memohon lagi dengan gambar baharu.}}',
  'mark-mail-subject':
    '{given, select, yes {Kedai anda mendapat tanda baharu} other {Satu tanda kedai anda ditarik balik}}',
  'mark-mail-body':
    '{given, select, yes {Kedai kini memaparkan dengan tarikh hari ini: {mark, select, identity {identiti diperiksa} other {tanggung rugi}}.} other {Kedai tidak lagi memaparkan: {mark, select, identity {identiti diperiksa} other {tanggung rugi}}. Sebabnya di bawah.}}',
  'act-ask': 'Memohon pengesahan',
  'act-take': 'Mengambil permohonan pengesahan',
  'act-report': 'Menulis laporan tentang tawaran',
  'act-withdraw': 'Menarik balik tanda tawaran',
  'act-days': 'Menetapkan tempoh tanda',
  'act-insurance': 'Mengubah tawaran yang diinsuranskan',
  'act-limit': 'Mengubah had insurans',
  'act-answer': 'Menjawab perubahan insurans',
  'act-mark': 'Memberi atau menarik balik tanda penjual',
  'may-view': 'Melihat permohonan pengesahan',
  'may-decide': 'Menulis laporan tentang tawaran',
  'may-settings': 'Menetapkan tempoh tanda',
  'may-insurance-view': 'Melihat tawaran yang diinsuranskan',
  'may-insurance-edit': 'Mengubah tawaran yang diinsuranskan',
  'may-mark': 'Memberi dan menarik balik tanda penjual',
}
