/** Of `/order/quote`, as it travels. */
export const quoteExample = {
  ask: {
    uid: 10001,
    realName: '林小茶',
    userPhone: '13812345678',
    userAddress: '浙江省杭州市西湖区龙井路1号',
    districtId: 330106,
    orderList: [{ merId: 1, shippingType: 1 as const, detailList: [{ productId: 2034, attrValueId: 20341, num: 2 }] }],
  },
  answer: {
    payPrice: '206.00',
    orderList: [
      {
        merId: 1,
        secondType: 0 as const,
        proTotalPrice: '198.00',
        svipDiscountPrice: '0.00',
        fullReductionPrice: '0.00',
        merCouponPrice: '0.00',
        platCouponPrice: '0.00',
        integralPrice: '0.00',
        freightFee: '8.00',
        payPrice: '206.00',
        fullReductionList: [
          {
            id: 3012,
            name: '秋茶满减',
            reducePrice: '0.00',
            text: '',
            hint: '再买2元可减20元',
            attrValueIds: [20341],
          },
        ],
        couponList: [],
        detailList: [
          {
            attrValueId: 20341,
            num: 2,
            price: '99.00',
            proTotalPrice: '198.00',
            svipDiscountPrice: '0.00',
            fullReductionPrice: '0.00',
            merCouponPrice: '0.00',
            platCouponPrice: '0.00',
            integralPrice: '0.00',
            freightFee: '8.00',
            payPrice: '206.00',
          },
        ],
      },
    ],
  },
}
