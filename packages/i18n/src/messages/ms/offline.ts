import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'Anda di luar talian',
  text: 'Halaman ini memerlukan sambungan. Senarai pesanan boleh dibaca seperti kali terakhir anda membukanya.',
  orders: 'Pesanan saya',
  retry: 'Cuba lagi',
}
