import { iconCatalogue } from './icon-catalogue.ts'

export default function IconByName({ name }: { readonly name: string }) {
  const Icon = iconCatalogue.find((each) => each.name === name)?.Icon
  return Icon ? <Icon aria-hidden /> : null
}
