# San Juan in Persian. Keys are formed, never typed: see ARCHITECTURE.md, "Words".
# Signed numbers stand between the invisible U+2066 and U+2069, so that + and − stay to the left of the number.

san_juan-name = سن خوان
san_juan-tagline = هر کارت یا سازه است یا خرج سازه
san_juan-subtitle = { $last ->
    [yes] بازی تمام شد
   *[no] دور { $round }، پایان با { $buildings } سازه
}

## عددها با نامشان و نقش‌ها با شماره‌شان، برای پیام‌های پایین‌تر

san_juan-role = { $role ->
    [0] سازنده
    [1] تولیدکننده
    [2] تاجر
    [3] مستشار
   *[4] کاوشگر
}
san_juan-privilege = { $role ->
    [0] ۱ کارت ارزان‌تر
    [1] ۱ کالای بیشتر
    [2] ۱ فروش بیشتر
    [3] ۳ کارت بیشتر ببینید
   *[4] ۱ کارت بکشید
}
san_juan-number = { $number } کارت
san_juan-drawn = { $drawn } کارت
san_juan-price = { $price ->
    [0] هیچ کارتی
   *[other] { $price } کارت
}
san_juan-sum = هزینه { $cost }{ $privilege ->
    [0] { "" }
    [1] ، { $privilege } کمتر با سازنده
   *[other] ، { $privilege } کمتر با سازنده و کتابخانه
}{ $cheaper ->
    [0] { "" }
   *[other] ، { $cheaper } کمتر با { $production ->
        [1] آهنگری
       *[0] معدن سنگ
    }
}{ $over ->
    [0] { "" }
   *[other] ، { $credit } کمتر روی { $over_card } با جرثقیل
}{ $goods ->
    [0] { "" }
   *[other] ، { $goods } کمتر با بازار سیاه
}

## آن‌چه پرسیده می‌شود

san_juan-ask-StartingHand = از { $drawn } کارت خود { $kept } کارت را نگه دارید
san_juan-help-StartingHand = بقیه به پشت می‌سوزند
san_juan-wait-StartingHand = { $seat } کارت‌های اولیه‌اش را انتخاب می‌کند

san_juan-ask-ExchangeCards = اداره: تا { $most } کارت را عوض می‌کنید؟
san_juan-help-ExchangeCards = اول می‌سوزانید، بعد به همان تعداد می‌کشید
san_juan-wait-ExchangeCards = { $seat } می‌تواند کارت عوض کند

san_juan-ask-StoreCards = { $once ->
    [1] چند کارت زیر { $under_card } می‌گذارید؟
   *[other] کارتی زیر { $under_card } می‌گذارید؟
}
san_juan-help-StoreCards = { $once ->
    [1] هر کدام در پایان ۱ امتیاز دارد. فقط یک بار در کل بازی، پس لحظه‌اش را خوب انتخاب کنید
   *[other] در پایان ۱ امتیاز دارد
}
san_juan-wait-StoreCards = { $seat } می‌تواند زیر سازه‌ای کارت بگذارد

san_juan-ask-DiscardDown = { san_juan-number } بسوزانید: سقف دست شما { $limit } است
san_juan-help-DiscardDown = سقف دست فقط همین حالا، پیش از نقش اول، بررسی می‌شود
san_juan-wait-DiscardDown = { $seat } بیشتر از سقف کارت دارد

san_juan-ask-ChooseRole = { $again ->
    [1] شما فرماندارید: نقش اول خود را انتخاب کنید
   *[other] نقشی انتخاب کنید
}
san_juan-help-ChooseRole = همه آن را بازی می‌کنند؛ قابلیت خاصش فقط مال شماست
san_juan-wait-ChooseRole = { $seat } نقشی انتخاب می‌کند

san_juan-ask-DoubleOrSave = { san_juan-role }: کتابخانه را همین حالا به کار می‌برید؟
san_juan-help-DoubleOrSave = در بازی دونفره هر دور یک بار کار می‌کند و شما یک نقش دیگر هم انتخاب می‌کنید
san_juan-wait-DoubleOrSave = { $seat } درباره‌ی کتابخانه تصمیم می‌گیرد

san_juan-ask-Build = چه سازه‌ای می‌سازید؟
san_juan-help-Build = هزینه را با کارت‌های دیگر دست می‌پردازید
san_juan-wait-Build = { $seat } می‌تواند بسازد

san_juan-ask-ChooseSite = { $new_card } را کجا می‌سازید؟
san_juan-help-ChooseSite = روی سازه‌ی قدیمی هزینه‌اش کم می‌شود، ولی آن سازه برای همیشه می‌رود
san_juan-wait-ChooseSite = { $seat } دنبال جایی برای ساختن است

san_juan-ask-BurnGoods = برای { $new_card } کالا هم می‌پردازید؟
san_juan-help-BurnGoods = { san_juan-reckoning }؛ هر کالا جای ۱ کارت است
san_juan-wait-BurnGoods = { $seat } هزینه را می‌پردازد

san_juan-ask-Pay = { san_juan-price } برای { $new_card } بپردازید
san_juan-help-Pay = { san_juan-reckoning }
san_juan-wait-Pay = { $seat } هزینه را می‌پردازد

san_juan-ask-Produce = { $free ->
    [0] { $goods } کالا را کجا تولید می‌کنید؟
   *[other] تا { $goods } کالا تولید می‌کنید؟
}
san_juan-help-Produce = ۱ برای همه{ $privilege ->
    [0] { "" }
   *[other] ، { $privilege } با قابلیت تولیدکننده
}{ $more ->
    [0] { "" }
   *[other] ، { $more } با کانال آب
}{ $free ->
    [0] { "" }
   *[other] . چاه آب برای ۲ کالای یک‌جا ۱ کارت می‌دهد؛ شاید بهتر باشد صبر کنید
}
san_juan-wait-Produce = { $seat } تولید می‌کند

san_juan-ask-Sell = تا { $sales } کالا می‌فروشید؟
san_juan-help-Sell = ۱ برای همه{ $privilege ->
    [0] { "" }
   *[other] ، { $privilege } با قابلیت تاجر
}{ $more ->
    [0] { "" }
   *[other] ، { $more } با پایگاه تجاری
}{ $in_order ->
    [0] { "" }
   *[other] . کلبه‌ای در بازی است و به نوبت می‌فروشید؛ { $sold ->
        [0] تا این‌جا کسی چیزی نفروخته است
       *[other] تا این‌جا { $sold } کالا فروخته شده است
    }
}
san_juan-wait-Sell = { $seat } می‌تواند بفروشد

san_juan-ask-KeepCards = از این { $drawn } کارت { $kept } کارت را نگه دارید
san_juan-help-KeepCards = بقیه به پشت می‌سوزند
san_juan-wait-KeepCards = { $seat } کارت‌هایش را نگاه می‌کند

san_juan-ask-DiscardCards = بایگانی: از کل دست { san_juan-number } بسوزانید
san_juan-help-DiscardCards = { $drawn } کارت تازه هم میان آن‌هاست
san_juan-wait-DiscardCards = { $seat } کارت‌هایش را نگاه می‌کند

# هم‌زمان یا دور از چشم: منتظر که‌ایم، با همان چیزی که همه می‌دانند.
san_juan-wait-StartingHands = { $count ->
    [1] { $names } کارت‌های اولیه‌اش را انتخاب می‌کند
   *[other] { $names } کارت‌های اولیه‌شان را انتخاب می‌کنند
}
san_juan-wait-Exchanges = { $count ->
    [1] { $names } می‌تواند کارت عوض کند
   *[other] { $names } می‌توانند کارت عوض کنند
}
san_juan-wait-Storing = { $count ->
    [1] { $names } می‌تواند زیر سازه‌ای کارت بگذارد
   *[other] { $names } می‌توانند زیر سازه‌ای کارت بگذارند
}
san_juan-wait-HandLimits = { $count ->
    [1] { $names } بیشتر از سقف کارت دارد
   *[other] { $names } بیشتر از سقف کارت دارند
}
san_juan-wait-BuilderTurn = { $names } می‌تواند بسازد
san_juan-wait-ProducerPhase = { $count ->
    [1] { $names } تولید می‌کند
   *[other] { $names } تولید می‌کنند
}
san_juan-wait-Market = { $count ->
    [1] { $names } می‌تواند بفروشد
   *[other] { $names } می‌توانند بفروشند
}
san_juan-wait-MarketTurn = { $names } می‌تواند بفروشد
san_juan-wait-Council = { $count ->
    [1] { $names } کارت‌هایش را نگاه می‌کند
   *[other] { $names } کارت‌هایشان را نگاه می‌کنند
}

## کارها: دکمه، جمله‌ی کامل، برچسب زیر چیز روشن

san_juan-verb-choose = { san_juan-role }
san_juan-say-choose = نقش { san_juan-role } را انتخاب می‌کنید؟ { san_juan-privilege }
san_juan-verb-double = به کار بردن
san_juan-say-double = کتابخانه را برای نقش { san_juan-role } به کار می‌برید؟
san_juan-verb-save = نگه داشتن
san_juan-say-save = کتابخانه را برای نقش دوم نگه می‌دارید؟
san_juan-verb-build = ساختن
san_juan-say-build = { $over ->
    [0] { $price ->
        [0] { $card } را رایگان می‌سازید؟
       *[other] { $card } را با { san_juan-price } می‌سازید؟
    }
   *[other] { $sites ->
        [1] { $price ->
            [0] { $card } را رایگان روی { $over_card } می‌سازید؟
           *[other] { $card } را با { san_juan-price } روی { $over_card } می‌سازید؟
        }
       *[other] { $price ->
            [0] { $card } را رایگان روی سازه‌ای قدیمی می‌سازید؟
           *[other] { $card } را روی سازه‌ای قدیمی می‌سازید، دست‌کم با { san_juan-price }؟
        }
    }
}
san_juan-hint-build = { $price ->
    [0] رایگان
   *[other] ⁦−{ $price }⁩
}
    .tone = pay
san_juan-verb-beside = { $price ->
    [0] کنار بقیه، رایگان
   *[other] کنار بقیه با { san_juan-price }
}
san_juan-say-beside = { $price ->
    [0] کنار سازه‌های دیگر و رایگان می‌سازید؟
   *[other] کنار سازه‌های دیگر با { san_juan-price } می‌سازید؟
}
san_juan-verb-over = روی این
san_juan-say-over = { $price ->
    [0] روی { $card } و رایگان می‌سازید؟
   *[other] روی { $card } با { san_juan-price } می‌سازید؟
}
san_juan-hint-over = { $good ->
    [0] { $price ->
        [0] رایگان
       *[other] ⁦−{ $price }⁩
    }
   *[other] { $price ->
        [0] رایگان، با سوختن کالا
       *[other] ⁦−{ $price }⁩، با سوختن کالا
    }
}
    .tone = pay
san_juan-verb-pass = نساختن
san_juan-say-pass = این بار چیزی نمی‌سازید؟
san_juan-verb-burn = { $card }
san_juan-say-burn = کالای { $card } را می‌پردازید؟
san_juan-verb-pay = { $card }
san_juan-say-pay = { $card } را می‌پردازید؟
san_juan-verb-produce = { $card }
san_juan-say-produce = روی { $card } تولید می‌کنید؟
san_juan-verb-sell = { $card }
san_juan-say-sell = کالای { $card } را به { $price } کارت می‌فروشید؟
san_juan-hint-sell = ⁦+{ $price }⁩
san_juan-verb-keep = { $card }
san_juan-say-keep = { $card } را نگه می‌دارید؟
san_juan-verb-discard = { $card }
san_juan-say-discard = { $card } را می‌سوزانید؟
san_juan-verb-exchange = { $card }
san_juan-say-exchange = { $card } را عوض می‌کنید؟
san_juan-verb-store = { $card }
san_juan-say-store = { $card } را برای ۱ امتیاز کنار می‌گذارید؟

san_juan-why-short = { $lack } کارت کم دارید
san_juan-why-twice = این سازه را دارید

## چه شد

san_juan-event-RoundBegan = { $you ->
    [yes] دور { $round }: شما فرماندارید
   *[no] دور { $round }: فرماندار { $seat } است
}
san_juan-event-RoleChosen = { $you ->
    [yes] { $times ->
        [1] شما نقش { san_juan-role } را انتخاب کردید.
       *[other] شما نقش { san_juan-role } را انتخاب کردید؛ کتابخانه قابلیت خاص را دو برابر کرد.
    }
   *[no] { $times ->
        [1] { $seat } نقش { san_juan-role } را انتخاب کرد.
       *[other] { $seat } نقش { san_juan-role } را انتخاب کرد؛ کتابخانه قابلیت خاص را دو برابر کرد.
    }
}
san_juan-event-Received = شما کشیدید: { $cards }.
san_juan-event-Bonus = { $you ->
    [yes] { $card }: { san_juan-drawn } برای شما.
   *[no] { $card }: { san_juan-drawn } برای { $seat }.
}
san_juan-event-Exchanged = { $you ->
    [yes] شما { san_juan-number } عوض کردید.
   *[no] { $seat } { san_juan-number } عوض کرد.
}
san_juan-event-Stored = { $you ->
    [yes] شما زیر { $card } کارت گذاشتید.
   *[no] { $seat } زیر { $card } کارت گذاشت.
}
san_juan-event-StoredCards = شما زیر { $card } گذاشتید: { $stored_cards }.
san_juan-event-DiscardedDown = { $you ->
    [yes] شما { san_juan-number } سوزاندید تا { $limit } کارت بماند.
   *[no] { $seat } { san_juan-number } سوزاند تا { $limit } کارت بماند.
}
san_juan-event-GoodsBurned = { $you ->
    [yes] بازار سیاه: شما کالای { $cards } را پرداختید.
   *[no] بازار سیاه: { $seat } کالای { $cards } را پرداخت.
}
san_juan-saved = { $less ->
    [0] .
   *[other] ، { $less } کارت کمتر از هزینه‌اش.
}
san_juan-event-Built = { $you ->
    [yes] { $price ->
        [0] شما { $card } را رایگان ساختید.
       *[other] شما { $card } را با { san_juan-price } ساختید{ san_juan-saved }
    }
   *[no] { $price ->
        [0] { $seat } { $card } را رایگان ساخت.
       *[other] { $seat } { $card } را با { san_juan-price } ساخت{ san_juan-saved }
    }
}
san_juan-event-BuiltOver = { $you ->
    [yes] { $price ->
        [0] شما { $card } را رایگان روی { $over_card } ساختید.
       *[other] شما { $card } را با { san_juan-price } روی { $over_card } ساختید{ san_juan-saved }
    }
   *[no] { $price ->
        [0] { $seat } { $card } را رایگان روی { $over_card } ساخت.
       *[other] { $seat } { $card } را با { san_juan-price } روی { $over_card } ساخت{ san_juan-saved }
    }
}
san_juan-event-GoodLost = { $you ->
    [yes] کالایتان روی { $card } سوخت.
   *[no] در شهر { $seat } کالای { $card } سوخت.
}
san_juan-event-PaidWith = شما پرداختید: { $cards }.
san_juan-event-DidNotBuild = { $you ->
    [yes] شما چیزی نساختید.
   *[no] { $seat } چیزی نساخت.
}
san_juan-event-EndTriggered = { $you ->
    [yes] شما { $buildings } سازه دارید: بازی به پایان رسید.
   *[no] { $seat } { $buildings } سازه دارد: بازی به پایان رسید.
}
san_juan-event-Produced = { $you ->
    [yes] شما تولید کردید: { $cards }.
   *[no] { $seat } تولید کرد: { $cards }.
}
san_juan-event-ProducedNothing = { $you ->
    [yes] شما چیزی تولید نکردید.
   *[no] { $seat } چیزی تولید نکرد.
}
san_juan-event-TileTurned = قیمت‌ها: ایندیگو { $indigo }، شکر { $sugar }، تنباکو { $tobacco }، قهوه { $coffee }، نقره { $silver }.
san_juan-event-Sold = { $you ->
    [yes] شما کالای { $cards } را به { san_juan-drawn } فروختید.
   *[no] { $seat } کالای { $cards } را به { san_juan-drawn } فروخت.
}
san_juan-event-SoldNothing = { $you ->
    [yes] شما چیزی نفروختید.
   *[no] { $seat } چیزی نفروخت.
}
san_juan-event-NobodySold = هیچ‌کس چیزی نفروخت.
san_juan-event-GoodDelivered = { $you ->
    [yes] در شهر شما کالایی به { $card } رسید.
   *[no] در شهر { $seat } کالایی به { $card } رسید.
}
san_juan-event-Kept = { $you ->
    [yes] شما از { $drawn } کارت { $kept } کارت را نگه داشتید.
   *[no] { $seat } از { $drawn } کارت { $kept } کارت را نگه داشت.
}
san_juan-event-KeptCards = شما نگه داشتید: { $cards }.
san_juan-event-Prospected = { $you ->
    [yes] شما با نقش کاوشگر { san_juan-drawn } کشیدید.
   *[no] { $seat } با نقش کاوشگر { san_juan-drawn } کشید.
}
san_juan-event-TurnedUp = { $you ->
    [yes] در شهر شما { $card } رو کرد: { $turned_cards }.
   *[no] در شهر { $seat }، { $card } رو کرد: { $turned_cards }.
}
san_juan-event-TurnedKept = { $you ->
    [yes] { $card }: { $kept_card } به دست شما رسید.
   *[no] { $card }: { $kept_card } به دست { $seat } رسید.
}
san_juan-event-TurnedLost = { $you ->
    [yes] { $card }: این بار چیزی به شما نرسید.
   *[no] { $card }: این بار چیزی به { $seat } نرسید.
}
san_juan-event-Shuffled = کارت‌های سوخته بُر خوردند و دسته‌ی تازه‌ای با { $cards_left } کارت ساخته شد.
san_juan-event-Ended = { $idle ->
    [yes] ده دور است که کسی چیزی نساخته: بازی تمام شد.
   *[no] بازی تمام شد.
}

## سازه‌های تولیدی

san_juan-production-text = جای ۱ کالاست: در فاز تولیدکننده ساخته و در فاز تاجر فروخته می‌شود. می‌توانید چند تا از یک نوع داشته باشید.
san_juan-card-indigo_plant = باغ ایندیگو
san_juan-card-indigo_plant-text = { san_juan-production-text }
san_juan-card-sugar_mill = کارخانه‌ی شکر
san_juan-card-sugar_mill-text = { san_juan-production-text }
san_juan-card-tobacco_storage = انبار تنباکو
san_juan-card-tobacco_storage-text = { san_juan-production-text }
san_juan-card-coffee_roaster = عمل‌آورنده‌ی قهوه
san_juan-card-coffee_roaster-text = { san_juan-production-text }
san_juan-card-silver_smelter = کارخانه‌ی ذوب نقره
san_juan-card-silver_smelter-text = { san_juan-production-text }

## سازه‌های شهری

san_juan-card-smithy = آهنگری
san_juan-card-smithy-text = سازه‌های تولیدی برای شما { $cheaper_production } کارت ارزان‌تر است.
san_juan-card-gold_mine = معدن طلا
san_juan-card-gold_mine-text = در هر فاز کاوشگر ۴ کارت رو کنید. اگر هزینه‌ی هر چهار کارت با هم فرق داشت، ارزان‌ترین را نگه دارید؛ وگرنه همه می‌سوزند.
san_juan-card-archive = بایگانی
san_juan-card-archive-text = در فاز مستشار همه‌ی کارت‌هایی را که کشیده‌اید به دست اضافه کنید، بعد به همان تعداد معمول از کل دست بسوزانید.
san_juan-card-poor_house = خانه‌ی محقر
san_juan-card-poor_house-text = اگر پس از ساختن هیچ کارتی یا فقط ۱ کارت در دستتان ماند، ۱ کارت بکشید.
san_juan-card-black_market = بازار سیاه
san_juan-card-black_market-text = هنگام ساختن می‌توانید تا { $burns } کالا بپردازید، هر کدام به جای ۱ کارت.
san_juan-card-trading_post = پایگاه تجاری
san_juan-card-trading_post-text = می‌توانید { $more_sales } کالای بیشتر بفروشید.
san_juan-card-well = چاه آب
san_juan-card-well-text = اگر ۲ کالا یا بیشتر تولید کنید، ۱ کارت بکشید.
san_juan-card-market_stand = حجره
san_juan-card-market_stand-text = اگر ۲ کالا یا بیشتر بفروشید، ۱ کارت بکشید.
san_juan-card-crane = جرثقیل
san_juan-card-crane-text = می‌توانید روی یکی از سازه‌های خود بسازید تا هزینه‌ی آن کم شود. سازه‌ی زیرین برای همیشه می‌رود، ولی کارت‌هایی که زیرش گذاشته‌اید می‌ماند. نه روی خود جرثقیل و نه روی سازه‌ی همنام.
san_juan-card-chapel = صومعه
san_juan-card-chapel-text = در آغاز هر دور می‌توانید ۱ کارت از دستتان زیر آن بگذارید. هر کدام در پایان ۱ امتیاز دارد.
san_juan-card-tower = برج
san_juan-card-tower-text = در آغاز هر دور می‌توانید تا { $hand_limit } کارت نگه دارید.
san_juan-card-aqueduct = کانال آب
san_juan-card-aqueduct-text = { $more_goods } کالای بیشتر تولید می‌کنید.
san_juan-card-carpenter = نجاری
san_juan-card-carpenter-text = پس از ساختن هر سازه‌ی شهری ۱ کارت بکشید.
san_juan-card-prefecture = بخشداری
san_juan-card-prefecture-text = در فاز مستشار به جای ۱ کارت ۲ کارت نگه دارید.
san_juan-card-market_hall = راسته‌ی بازار
san_juan-card-market_hall-text = اگر دست‌کم ۱ کالا بفروشید، ۱ کارت بیشتر بکشید.
san_juan-card-quarry = معدن سنگ
san_juan-card-quarry-text = سازه‌های شهری برای شما { $cheaper_city } کارت ارزان‌تر است.
san_juan-card-library = کتابخانه
san_juan-card-library-text = قابلیت خاص نقشی که انتخاب می‌کنید دو بار حساب می‌شود؛ در بازی دونفره، هر دور یک بار.
san_juan-card-statue = مجسمه
san_juan-card-statue-text = بنای یادبود.
san_juan-card-victory_column = ستون پیروزی
san_juan-card-victory_column-text = بنای یادبود.
san_juan-card-hero = اسطوره
san_juan-card-hero-text = بنای یادبود.
san_juan-card-guild_hall = اتاق اصناف
san_juan-card-guild_hall-text = در پایان ۱ امتیاز برای هر سازه‌ی تولیدی شما و ۱ امتیاز برای هر نوع آن.
san_juan-card-city_hall = شهرداری
san_juan-card-city_hall-text = در پایان ۱ امتیاز برای هر سازه‌ی شهری شما، خود شهرداری هم حساب است.
san_juan-card-triumphal_arch = طاق پیروزی
san_juan-card-triumphal_arch-text = در پایان ۴، ۶ یا ۸ امتیاز برای ۱، ۲ یا ۳ بنای یادبود شما.
san_juan-card-palace = کاخ
san_juan-card-palace-text = آخر از همه، برای هر ۴ امتیاز شما ۱ امتیاز دیگر.

## سازه‌های جدید

san_juan-card-guard_room = مقر نگهبانی
san_juan-card-guard_room-text = در آغاز هر دور شما تا { $hand_limit } کارت نگه می‌دارید و هر کس که آن را ندارد فقط { $limits_others } کارت.
san_juan-card-office_building = اداره
san_juan-card-office_building-text = در آغاز هر دور می‌توانید ۱ یا { $exchanges } کارت را عوض کنید.
san_juan-card-hut = کلبه
san_juan-card-hut-text = اگر در فاز تاجر هیچ‌کس چیزی نفروشد، ۱ کارت بکشید.
san_juan-card-tavern = رستوران
san_juan-card-tavern-text = در پایان هر فاز سازنده، اگر کسی کمتر از شما سازه ندارد و کسی بیشتر دارد، ۱ کارت بکشید.
san_juan-card-park = پارک
san_juan-card-park-text = اگر با جرثقیل روی آن بسازید، هزینه تا { $credit } کارت کم می‌شود.
san_juan-card-customs_office = اداره‌ی گمرک
san_juan-card-customs_office-text = در آغاز فاز مستشار، اگر خالی باشد، ۱ کالا می‌گیرد. این کالا به ۲ کارت فروخته می‌شود.
san_juan-card-bank = بانک
san_juan-card-bank-text = یک بار در کل بازی، در آغاز یک دور، می‌توانید هر تعداد کارت زیر آن بگذارید. هر کدام در پایان ۱ امتیاز دارد.
san_juan-card-harbor = بندرگاه
san_juan-card-harbor-text = وقتی می‌فروشید، یکی از کالاها زیر آن می‌رود و در پایان ۱ امتیاز دارد.
san_juan-card-goldsmith = زرگری
san_juan-card-goldsmith-text = در هر فاز کاوشگر ۱ کارت رو کنید. اگر هیچ‌کس آن سازه را ندارد، نگهش دارید.
san_juan-card-residence = اقامتگاه
san_juan-card-residence-text = در پایان، برای مجموعه‌های سه‌تایی از سازه‌های متفاوتِ هم‌هزینه: اولی ۴، دومی ۳، سومی ۲ و چهارمی ۱ امتیاز.
san_juan-card-cathedral = کلیسای جامع
san_juan-card-cathedral-text = روی میز است و هر که بخواهد می‌سازدش. در پایان، برای سازه‌های ۶کارتی دیگران: اولی ۴، دومی ۳، سومی ۲ و چهارمی ۱ امتیاز.

san_juan-card-tile = کاشی مرکز تجارت
san_juan-card-tile-text = کارت برای هر کالا: ایندیگو { $indigo }، شکر { $sugar }، تنباکو { $tobacco }، قهوه { $coffee }، نقره { $silver }.

## گزینه‌های میز

san_juan-option-new_buildings = سازه‌های جدید
san_juan-option-new_buildings-help = ۳۳ کارت بیشتر با ده سازه‌ی شهری تازه. اگر خاموش باشد، بازی پایه را بازی می‌کنید.
san_juan-option-cathedral = کلیسای جامع
san_juan-option-cathedral-help = روی میز است و هر که بخواهد می‌سازدش. همراه سازه‌های جدید است؛ بازی با آن‌ها بدون کلیسا قانون خانگی است.
san_juan-option-advanced_setup = چیدمان پیشرفته
san_juan-option-advanced_setup-help = هر کس ۴ کارت اولیه‌اش را خودش انتخاب می‌کند: فرماندار از ۵ کارت و بقیه از ۶، ۷ و ۸ کارت.
san_juan-option-guard_room_always = سقف ۶ کارت از همان آغاز
san_juan-option-guard_room_always-help = با سازه‌های جدید، هر که مقر نگهبانی ندارد فقط ۶ کارت نگه می‌دارد، حتی پیش از آن‌که کسی آن را ساخته باشد.
san_juan-option-open_totals = نمایش تعداد کارت‌ها
san_juan-option-open_totals-help = همه می‌بینند زیر صومعه، بانک و بندرگاه چند کارت هست. این‌که کدام کارت‌هاست پنهان می‌ماند.
san_juan-option-decline_discounts = چشم‌پوشی از تخفیف
san_juan-option-decline_discounts-help = اگر خانه‌ی محقر دارید، می‌توانید از تخفیفِ قابلیت خاص، آهنگری یا معدن سنگ استفاده نکنید و بیشتر بپردازید.
san_juan-option-sell_in_order = فروش به نوبت، اگر کلبه‌ای هست
san_juan-option-sell_in_order-help = تا وقتی کلبه‌ای در بازی است، یکی پس از دیگری می‌فروشید تا صاحب کلبه بداند پیش از او چیزی فروخته شده یا نه. اگر خاموش باشد، همه هم‌زمان می‌فروشند.

## برگه‌ی امتیاز

san_juan-part-printed = امتیاز روی سازه‌ها
san_juan-part-stored = کارت‌های زیر سازه‌ها
san_juan-part-triumphal_arch = طاق پیروزی
san_juan-part-guild_hall = اتاق اصناف
san_juan-part-city_hall = شهرداری
san_juan-part-residence = اقامتگاه
san_juan-part-cathedral = کلیسای جامع
san_juan-part-palace = کاخ
san_juan-part-hand_and_goods = کارت‌های دست و کالاها (هنگام تساوی)

## صفحه‌ی بازی

san_juan-board-roles = نقش‌ها
san_juan-board-role-runs = { $you ->
    [yes] فاز { san_juan-role }، به انتخاب شما
   *[no] فاز { san_juan-role }، به انتخاب { $seat }
}
san_juan-board-governor = فرماندار
san_juan-board-privilege = { san_juan-privilege }
san_juan-board-privilege-twice = { $role ->
    [0] ۲ کارت ارزان‌تر
    [1] ۲ کالای بیشتر
    [2] ۲ فروش بیشتر
    [3] ۶ کارت بیشتر ببینید
   *[4] ۲ کارت بکشید
}
san_juan-board-prices = قیمت بازار
san_juan-board-prices-hidden = هنوز پیدا نیست
san_juan-board-prices-next = قیمت‌های بعدی
san_juan-board-good-indigo = ایندیگو
san_juan-board-good-sugar = شکر
san_juan-board-good-tobacco = تنباکو
san_juan-board-good-coffee = قهوه
san_juan-board-good-silver = نقره
san_juan-board-good-customs = کالای گمرک
san_juan-board-supply = دسته‌ی کارت‌ها
san_juan-board-discard = کارت‌های سوخته، { $count } کارت
san_juan-board-discarded = آن‌چه از این‌ها می‌شناسید: { $cards }
san_juan-board-town = شهر شما
san_juan-board-town-of = شهر { $seat }
san_juan-board-buildings = { $buildings } سازه
san_juan-board-points = { $points } امتیاز
san_juan-board-goods = { $goods } کالا
san_juan-board-hand = { $hand } کارت
san_juan-board-limit = در آغاز هر دور حداکثر { $limit } کارت
san_juan-board-stored = { $count } کارت زیر آن
san_juan-board-stored-some = زیر آن کارت هست
san_juan-board-covers = زیر آن: { $cards }
san_juan-board-doomed = رویش ساخته می‌شود
san_juan-board-fresh = از نقش بعدی کار می‌کند
san_juan-board-cathedral = کلیسای جامع، برای همه
san_juan-board-drawn = تازه کشیده‌شده
san_juan-board-chosen = { san_juan-role } این دور

## یک سطر روی کارت

san_juan-line-indigo_plant = ۱ ایندیگو
san_juan-line-sugar_mill = ۱ شکر
san_juan-line-tobacco_storage = ۱ تنباکو
san_juan-line-coffee_roaster = ۱ قهوه
san_juan-line-silver_smelter = ۱ نقره
san_juan-line-smithy = تولیدی ۱ کارت ارزان‌تر
san_juan-line-gold_mine = ۴ کارت رو، شاید ۱ کارت
san_juan-line-archive = سوزاندن از کل دست
san_juan-line-poor_house = ۰ یا ۱ در دست: ۱ کارت
san_juan-line-black_market = ۲ کالا به جای کارت
san_juan-line-trading_post = ۱ فروش بیشتر
san_juan-line-well = با ۲ تولید، ۱ کارت
san_juan-line-market_stand = با ۲ فروش، ۱ کارت
san_juan-line-crane = ساخت روی سازه‌ی خود
san_juan-line-chapel = هر دور ۱ کارت زیر آن
san_juan-line-tower = تا ۱۲ کارت در دست
san_juan-line-aqueduct = ۱ کالای بیشتر
san_juan-line-carpenter = سازه‌ی شهری: ۱ کارت
san_juan-line-prefecture = نگه داشتن ۲ کارت
san_juan-line-market_hall = با هر فروش، ۱ کارت
san_juan-line-quarry = شهری ۱ کارت ارزان‌تر
san_juan-line-library = قابلیت خاص دو برابر
san_juan-line-statue = بنای یادبود
san_juan-line-victory_column = بنای یادبود
san_juan-line-hero = بنای یادبود
san_juan-line-guild_hall = برای سازه‌های تولیدی
san_juan-line-city_hall = برای سازه‌های شهری
san_juan-line-triumphal_arch = برای بناهای یادبود
san_juan-line-palace = هر ۴ امتیاز، ۱ امتیاز
san_juan-line-guard_room = دیگران حداکثر ۶ کارت
san_juan-line-office_building = عوض کردن ۱ یا ۲ کارت
san_juan-line-hut = فاز بدون فروش: ۱ کارت
san_juan-line-tavern = کمترین سازه: ۱ کارت
san_juan-line-park = با جرثقیل ۶ کارت کمتر
san_juan-line-customs_office = کالای ۲ کارتی
san_juan-line-bank = یک بار: هر چند کارت
san_juan-line-harbor = کالای فروخته، ۱ امتیاز
san_juan-line-goldsmith = ۱ کارت رو، شاید بماند
san_juan-line-residence = سه‌تایی‌های هم‌هزینه
san_juan-line-cathedral = برای ۶کارتی‌های دیگران

## افزوده‌های صفحه: دکمه‌ی چندتایی‌ها، و حساب هر انتخاب

san_juan-reckoning = { $less ->
    [0] همان هزینه‌ی روی کارت، بدون تخفیف
   *[other] { san_juan-sum }: می‌ماند { $price }
}
san_juan-because-build = { $over ->
    [0] { $sites ->
        [1] { san_juan-reckoning }
       *[other] { san_juan-reckoning }؛ { $cheapest ->
            [0] روی سازه‌ای قدیمی رایگان
           *[other] روی سازه‌ای قدیمی دست‌کم { $cheapest }
        }
    }
   *[other] { san_juan-reckoning }
}
san_juan-because-beside = { san_juan-reckoning }
san_juan-because-over = { $good ->
    [0] { san_juan-reckoning }
   *[other] { san_juan-reckoning }؛ کالای روی آن می‌سوزد
}
san_juan-hint-beside = { $price ->
    [0] رایگان
   *[other] ⁦−{ $price }⁩
}
    .tone = pay
san_juan-confirm-pay = { $count ->
    [0] ساختن
   *[other] ساختن، { $count } از { $high } کارت
}
san_juan-confirm-burn = { $count ->
    [0] پرداخت بدون کالا
   *[other] پرداخت با { $count } کالا
}
san_juan-confirm-produce = { $low ->
    [0] { $count ->
        [0] تولید نکردن
       *[other] تولید { $count } کالا
    }
   *[other] تولید { $count } از { $high }
}
san_juan-confirm-sell = { $count ->
    [0] نفروختن
   *[other] فروش { $count } کالا
}
san_juan-confirm-keep = نگه داشتن { $count } از { $high }
san_juan-confirm-discard = سوزاندن { $count } از { $high }
san_juan-confirm-exchange = { $count ->
    [0] عوض نکردن
   *[other] عوض کردن { $count } کارت
}
san_juan-confirm-store = { $count ->
    [0] کنار نگذاشتن
   *[other] کنار گذاشتن { $count } کارت
}
san_juan-board-known = آن‌هایی که می‌شناسید
san_juan-board-open-hand = کارت‌هایی از این دست که همه دیده‌اند
san_juan-board-governor-is = { $you ->
    [yes] شما فرماندارید
   *[no] فرماندار { $seat } است
}
san_juan-board-to-end = { $buildings ->
    [0] پایان بازی
   *[other] { $buildings } سازه تا پایان
}
san_juan-board-of = از { $limit }

# The name of a section on the line of time of a replay.
san_juan-section-RoundBegan = { $round }

## این چیست؟

san_juan-what-subtitle = دور بازی
    .at = end-of-the-game
san_juan-what-subtitle-text = دور چندم است، و شهرِ چند سازه‌ای بازی را تمام می‌کند.
san_juan-what-hand = کارت‌های دست
    .at = the-start-of-a-round
san_juan-what-hand-text = سازه‌هایی که می‌شود ساخت، و هم‌زمان پولی که با آن هزینه می‌دهید. در آغاز هر دور حداکثر { $limit } کارت می‌ماند.
san_juan-what-empty-hand = دستتان خالی است
    .at = builder
san_juan-what-empty-hand-text = کارت‌هایی که بکشید این‌جا می‌آیند: هم سازه‌اند و هم پول.
san_juan-what-drawn = تازه کشیده‌شده
    .at = councillor
san_juan-what-drawn-text = از همین‌ها انتخاب کنید چه بماند؛ دیگران آن‌ها را نمی‌بینند.
san_juan-what-buildings = سازه‌ها
    .at = end-of-the-game
san_juan-what-buildings-text = تعداد سازه‌های این شهر. اولین شهری که پر شود، بازی را با همان فاز سازنده تمام می‌کند.
san_juan-what-goods = کالا
    .at = producer
san_juan-what-goods-text = همین تعداد از سازه‌های این شهر کالایی برای فروش دارند.
san_juan-what-points = امتیاز
    .at = end-of-the-game
san_juan-what-points-text = امتیاز شهر همین‌طور که هست، با تالارهایش. کارت‌هایی که دیگران زیر سازه‌ها دارند تا پایان پیدا نیست.
san_juan-what-governor = فرماندار
    .at = choosing-roles
san_juan-what-governor-text = در این دور اول نقش انتخاب می‌کند. دور بعد تاج به نفر سمت چپ می‌رسد.
san_juan-what-roles = نقش‌ها
    .at = roles
san_juan-what-roles-text = هر که نوبتش باشد یکی را انتخاب می‌کند؛ همه آن را بازی می‌کنند و انتخاب‌کننده قابلیت خاص دارد.
san_juan-what-role-builder = سازنده
    .at = builder
san_juan-what-role-builder-text = هر کس می‌تواند یک کارت از دستش بسازد و با کارت‌های دیگرِ دستش هزینه بدهد. انتخاب‌کننده یکی کمتر می‌دهد.
san_juan-what-role-producer = تولیدکننده
    .at = producer
san_juan-what-role-producer-text = هر کس یک کالا روی سازه‌ی تولیدی خالی می‌گذارد، انتخاب‌کننده یکی بیشتر.
san_juan-what-role-trader = تاجر
    .at = trader
san_juan-what-role-trader-text = قیمت‌ها رو می‌شود. هر کس می‌تواند یک کالا را به همان تعداد کارت بفروشد، انتخاب‌کننده یکی بیشتر.
san_juan-what-role-councillor = مستشار
    .at = councillor
san_juan-what-role-councillor-text = هر کس چند کارت می‌کشد و یکی را نگه می‌دارد؛ انتخاب‌کننده کارت‌های بیشتری می‌بیند.
san_juan-what-role-prospector = کاوشگر
    .at = prospector
san_juan-what-role-prospector-text = کسی کاری نمی‌کند؛ فقط انتخاب‌کننده یک کارت می‌کشد.
san_juan-what-role-by = به انتخاب { $seat }
    .at = choosing-roles
san_juan-what-role-by-text = این نقش در این دور گرفته شده است؛ کس دیگری نمی‌تواند انتخابش کند.
san_juan-what-prices = مرکز تجارت
    .at = tiles
san_juan-what-prices-text = این کاشی می‌گوید هر کالا به چند کارت فروخته می‌شود. با نقش تاجر رو می‌شود؛ بعد نوبت کاشی بعدی است.
san_juan-what-price = { $ware ->
    [indigo] { san_juan-board-good-indigo }
    [sugar] { san_juan-board-good-sugar }
    [tobacco] { san_juan-board-good-tobacco }
    [coffee] { san_juan-board-good-coffee }
   *[silver] { san_juan-board-good-silver }
}
    .at = trader
san_juan-what-price-text = با این کاشی، فروش این کالا همین تعداد کارت می‌دهد. علامت سؤال یعنی هنوز پیدا نیست.
san_juan-what-supply = دسته‌ی کارت‌ها
    .at = the-supply
san_juan-what-supply-text = { $count } کارت برای کشیدن مانده است. وقتی تمام شود، کارت‌های سوخته بُر می‌خورند و جایش را می‌گیرند.
san_juan-what-discard = کارت‌های سوخته
    .at = the-supply
san_juan-what-discard-text = کارت‌هایی که پرداخته یا سوزانده شده‌اند، بسته. با یک ضربه آن‌هایی را که می‌شناسید ببینید.
san_juan-what-town = شهر
    .at = cards
san_juan-what-town-text = همه‌ی سازه‌های این بازیکن. هر کدام در فاز خودش کار می‌کند و در پایان امتیاز می‌آورد.
san_juan-what-plot = زمین خالی
    .at = builder
san_juan-what-plot-text = جای یک سازه‌ی دیگر. وقتی شهری زمین خالی نداشته باشد، بازی با همان فاز سازنده تمام می‌شود.
san_juan-what-stored = کارت‌های زیر سازه
    .at = card-chapel
san_juan-what-stored-text = زیر این سازه‌اند و در پایان حساب می‌شوند؛ رویشان را فقط صاحبشان می‌بیند.
san_juan-what-fresh = تازه‌ساز
    .at = builder
san_juan-what-fresh-text = این سازه از نقش بعدی کار می‌کند.
san_juan-what-doomed = رویش ساخته می‌شود
    .at = card-crane
san_juan-what-doomed-text = سازه‌ی تازه روی این می‌آید و این از بازی بیرون می‌رود.
san_juan-what-plus = کارت تازه
    .at = cards
san_juan-what-plus-text = این سازه همین حالا این تعداد کارت آورد.
san_juan-what-to-end = تا پایان بازی
    .at = end-of-the-game
san_juan-what-to-end-text = با سازه‌ی شماره‌ی { $end } در شهرِ هر کس، همان فاز سازنده آخرین فاز بازی است.

## آن‌چه هر بازیکن گرفت: سرخط‌های نرخ برد، برای سنجشِ بازی‌های بسیار

san_juan-took-chosen = نقش‌های انتخاب‌شده
san_juan-took-built = سازه‌های ساخته‌شده

## چرا یک پاسخ بهتر از دیگری است: چه بیشتر یا کمتر دارد. صفر یعنی شمردنی نیست.

san_juan-aspect-points = { $more ->
    [yes] { $count ->
        [0] امید بیشتر به امتیاز
        [1] یک امتیاز بیشتر
       *[other] { $count } امتیاز بیشتر
    }
   *[no] { $count ->
        [0] امید کمتر به امتیاز
        [1] یک امتیاز کمتر
       *[other] { $count } امتیاز کمتر
    }
}
san_juan-aspect-hand = { $more ->
    [yes] { $count ->
        [0] دست بهتر
        [1] یک کارت بیشتر در دست
       *[other] { $count } کارت بیشتر در دست
    }
   *[no] { $count ->
        [0] دست ضعیف‌تر
        [1] یک کارت کمتر در دست
       *[other] { $count } کارت کمتر در دست
    }
}
san_juan-aspect-goods = { $more ->
    [yes] { $count ->
        [0] کالاهایی که بهتر فروش می‌روند
        [1] یک کالا بیشتر
       *[other] { $count } کالا بیشتر
    }
   *[no] { $count ->
        [0] کالاهایی که بدتر فروش می‌روند
        [1] یک کالا کمتر
       *[other] { $count } کالا کمتر
    }
}
san_juan-aspect-stored = { $more ->
    [yes] { $count ->
        [0] چیز بیشتری زیر سازه‌ها
        [1] یک کارت بیشتر زیر سازه‌ها
       *[other] { $count } کارت بیشتر زیر سازه‌ها
    }
   *[no] { $count ->
        [0] چیز کمتری زیر سازه‌ها
        [1] یک کارت کمتر زیر سازه‌ها
       *[other] { $count } کارت کمتر زیر سازه‌ها
    }
}
san_juan-aspect-roles = { $more ->
    [yes] نقش‌های بهتری در راه
   *[no] نقش‌های بدتری در راه
}
san_juan-aspect-town = { $more ->
    [yes] { $count ->
        [0] شهر قوی‌تر
        [1] یک سازه بیشتر
       *[other] { $count } سازه بیشتر
    }
   *[no] { $count ->
        [0] شهر ضعیف‌تر
        [1] یک سازه کمتر
       *[other] { $count } سازه کمتر
    }
}
