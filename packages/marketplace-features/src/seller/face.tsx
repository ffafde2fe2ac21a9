import type { SellerBrief } from '@tradepost/contract'
import { Avatar, type AvatarProps } from '@tradepost/ui-kit/avatar'
import { createContext, type ReactNode, useContext } from 'react'

type Mark = (sellerId: string, avatar: ReactNode) => ReactNode

const FaceContext = createContext<Mark | null>(null)

/** Adds a mark, such as a dot, to the avatars of the sellers inside. */
export const FaceMark = FaceContext.Provider

interface FaceProps extends Pick<AvatarProps, 'size'> {
  seller: Pick<SellerBrief, 'id' | 'avatarUrl'>
}

/** A seller's avatar. */
export function Face({ seller, size }: FaceProps) {
  const avatar = <Avatar src={seller.avatarUrl} alt="" size={size} />
  return useContext(FaceContext)?.(seller.id, avatar) ?? avatar
}
