import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'Kamu sedang offline',
  text: 'Halaman ini memerlukan koneksi. Daftar pesananmu masih bisa dibaca seperti saat terakhir kali dibuka.',
  orders: 'Pesanan saya',
  retry: 'Coba lagi',
}
