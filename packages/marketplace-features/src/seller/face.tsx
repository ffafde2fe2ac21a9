import type { SellerBrief } from '@tradepost/contract'
import { Avatar, type AvatarProps } from '@tradepost/ui-kit/avatar'
import { createContext, type ReactNode, useContext } from 'react'

type Mark = (sellerId: string, avatar: ReactNode) => ReactNode

const FaceContext = createContext<Mark | null>(null)

/** Draws a mark, such as a dot, over the faces of the sellers inside. */
export const FaceMark = FaceContext.Provider

interface FaceProps extends Pick<AvatarProps, 'size'> {
  seller: Pick<SellerBrief, 'id' | 'avatarUrl'>
}

/** A seller's face beside the name. */
export function Face({ seller, size }: FaceProps) {
  const avatar = <Avatar src={seller.avatarUrl} alt="" size={size} />
  return useContext(FaceContext)?.(seller.id, avatar) ?? avatar
}
