import type { Messages } from '../../catalogue.ts'

export const betaDesk: Messages<'betaDesk'> = {
  title: 'Penguji',
  lead: 'Pembeli yang mencoba fitur baru lebih dulu. Mereka bergabung sendiri dan bisa keluar kapan saja.',
  none: 'Belum ada yang bergabung. Toko mengajak pembeli di halaman pengujiannya.',
  who: 'Nama penguji',
  joined: 'Bergabung',
  invite: 'Undang menguji',
  'invite-lead':
    '{n, plural, other {Mengirim email ke # penguji}}, masing-masing dalam bahasanya. Jika tidak ada, dipakai bahasa pertama.',
  path: 'Halaman pengujian',
  'path-hint': 'Jalur di toko, seperti {path}',
  'path-wrong': 'Masukkan jalur di toko, seperti {path}',
  send: 'Kirim undangan',
  ask: '{n, plural, other {Kirim email ke # penguji sekarang? Tidak dapat dibatalkan.}}',
  sent: '{n, plural, other {Undangan dikirim ke # penguji.}}',
  earlier: 'Undangan',
  'earlier-none': 'Belum ada undangan yang dikirim.',
  'sent-at': 'Dikirim',
  invited: 'Email',
}
