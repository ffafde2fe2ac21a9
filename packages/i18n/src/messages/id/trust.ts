import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {Terverifikasi: {title}} failed {Tidak terverifikasi: {title}} withdrawn {Tanda dicabut: {title}} other {Tanda berakhir: {title}}}',
  'mail-body':
    '{news, select, verified {Gambarmu cocok dengan penawaranmu. Toko kini menampilkan tandanya dengan tanggal hari ini.} failed {Gambarmu belum menunjukkan semuanya. Berikut yang kurang; kamu boleh meminta lagi.} withdrawn {Staf mencabut tanda penawaranmu. Alasannya ada di bawah.} other {Tanda penawaranmu sudah terlalu lama. Kamu boleh meminta lagi dengan gambar baru.}}',
  'mark-mail-subject': '{given, select, yes {Tokomu mendapat tanda baru} other {Satu tanda tokomu dicabut}}',
  'mark-mail-body':
    '{given, select, yes {Toko kini menampilkan dengan tanggal hari ini: {mark, select, identity {identitas diperiksa} other {ganti rugi}}.} other {Toko tidak lagi menampilkan: {mark, select, identity {identitas diperiksa} other {ganti rugi}}. Alasannya ada di bawah.}}',
  'act-ask': 'Meminta verifikasi',
  'act-take': 'Mengambil permintaan verifikasi',
  'act-report': 'Menulis laporan tentang penawaran',
  'act-withdraw': 'Mencabut tanda penawaran',
  'act-days': 'Mengatur masa berlaku tanda',
  'act-insurance': 'Mengubah penawaran yang diasuransikan',
  'act-limit': 'Mengubah batas asuransi',
  'act-answer': 'Menjawab perubahan asuransi',
  'act-mark': 'Memberi atau mencabut tanda penjual',
  'may-view': 'Melihat permintaan verifikasi',
  'may-decide': 'Menulis laporan tentang penawaran',
  'may-settings': 'Mengatur masa berlaku tanda',
  'may-insurance-view': 'Melihat penawaran yang diasuransikan',
  'may-insurance-edit': 'Mengubah penawaran yang diasuransikan',
  'may-mark': 'Memberi dan mencabut tanda penjual',
}
