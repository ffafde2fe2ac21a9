import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'Tokomu',
  lead: 'Yang dilihat pembeli di halaman tokomu.',
  avatar: 'Foto',
  'avatar-hint': 'Ditampilkan sebagai persegi. JPG, PNG, atau GIF, paling besar 2 MB.',
  banner: 'Gambar sampul',
  'banner-hint': 'Ditampilkan sebagai strip lebar 1280 × 400 piksel. JPG, PNG, atau GIF, paling besar 2 MB.',
  'remove-avatar': 'Hapus foto',
  'remove-banner': 'Hapus gambar sampul',
  about: 'Tentang tokomu, dalam {language}',
  'about-hint': 'Pembeli berbahasa lain melihat teks dalam bahasa yang kamu tulis.',
  'about-wrong': 'Gunakan paling banyak {max} karakter.',
  'more-languages': 'Bahasa lain',
  'see-store': 'Lihat di toko',
}
