const mask = (1n << 64n) - 1n
const rotate = (value: bigint, by: number) =>
  by === 0 ? value : ((value << BigInt(by)) | (value >> BigInt(64 - by))) & mask

/** Lanes and rotation offsets of the rho and pi steps, and the round constants of iota. */
const turns: [lane: number, by: number][] = []
const constants: bigint[] = []

function derive(): void {
  let [x, y] = [1, 0]
  for (let step = 0; step < 24; step++) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    turns.push([x + 5 * y, (((step + 1) * (step + 2)) / 2) % 64])
  }
  let register = 1
  for (let round = 0; round < 24; round++) {
    let constant = 0n
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << BigInt((1 << bit) - 1)
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1
    }
    constants.push(constant)
  }
}

const laneAt = (lanes: readonly bigint[], index: number): bigint => lanes[index] ?? 0n

function permute(lanes: bigint[]): void {
  for (const constant of constants) {
    const columns = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ laneAt(lanes, x + y), 0n))
    for (let lane = 0; lane < 25; lane++)
      lanes[lane] = laneAt(lanes, lane) ^ laneAt(columns, (lane + 4) % 5) ^ rotate(laneAt(columns, (lane + 1) % 5), 1)
    let moving = laneAt(lanes, 1)
    for (const [lane, by] of turns) {
      const next = laneAt(lanes, lane)
      lanes[lane] = rotate(moving, by)
      moving = next
    }
    for (let row = 0; row < 25; row += 5) {
      const old = lanes.slice(row, row + 5)
      for (let x = 0; x < 5; x++)
        lanes[row + x] = laneAt(old, x) ^ (~laneAt(old, (x + 1) % 5) & mask & laneAt(old, (x + 2) % 5))
    }
    lanes[0] = laneAt(lanes, 0) ^ constant
  }
}

const rate = 136

/** Keccak-256 of a text, as hex. Ethereum's address checksums use this hash, which Web Crypto does not support. */
export function keccak256(text: string): string {
  if (turns.length === 0) derive()
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.ceil((bytes.length + 1) / rate) * rate)
  padded.set(bytes)
  padded[bytes.length] = 1
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
  const lanes: bigint[] = Array.from({ length: 25 }, () => 0n)
  const view = new DataView(padded.buffer)
  for (let block = 0; block < padded.length; block += rate) {
    for (let lane = 0; lane < rate / 8; lane++)
      lanes[lane] = laneAt(lanes, lane) ^ view.getBigUint64(block + lane * 8, true)
    permute(lanes)
  }
  const out = new DataView(new ArrayBuffer(32))
  for (let lane = 0; lane < 4; lane++) out.setBigUint64(lane * 8, laneAt(lanes, lane), true)
  return [...new Uint8Array(out.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Writes an address in the letter case that encodes the checksum (EIP-55). */
export function checksummed(address: string): string {
  const plain = address.toLowerCase().replace(/^0x/, '')
  const hash = keccak256(plain)
  return `0x${[...plain].map((digit, index) => (Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}
