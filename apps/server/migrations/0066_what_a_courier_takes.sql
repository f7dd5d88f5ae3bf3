-- What is refunded after a courier was called does not leave the shop: it is taken out of the parcel.
grant delete on shipment_line to zhanggui_merchant;
